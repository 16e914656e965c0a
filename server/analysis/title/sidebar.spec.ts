import fc from 'fast-check';
import { sidebarOf } from './sidebar';

const line = (x: number, w: number) => ({ box: { x, y: 0, w, h: 20 } });
const page = (lines: ReturnType<typeof line>[], lineHeight = 20) =>
  sidebarOf({ lines: lines as never, width: 1000, lineHeight });

it('finds short lines in a column of short lines', () => {
  const lines = [line(10, 100), line(12, 80), line(300, 600)];
  expect(lines.map(page(lines))).toEqual([true, true, false]);
});

it('takes a short line over longer ones for their heading', () => {
  const lines = [line(10, 100), line(10, 900), line(10, 900)];
  expect(lines.map(page(lines))).toEqual([false, false, false]);
});

it('counts lines that begin less than a line height away, on both sides', () => {
  const short = line(100, 50);
  expect(page([short, line(81, 900), line(119, 900)])(short)).toBe(false);
  expect(page([short, line(80, 900), line(120, 900)])(short)).toBe(true);
});

it('answers like a comparison of each line with each other', () => {
  const any = fc.record({
    x: fc.integer({ min: 0, max: 250 }),
    w: fc.integer({ max: 300, min: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(any, { maxLength: 30 }),
      fc.integer({ min: 0, max: 40 }),
      (boxes, height) => {
        const lines = boxes.map(({ x, w }) => line(x, w));
        const isInSidebar = page(lines, height);
        for (const { box } of lines) {
          const column = lines.filter((other) => Math.abs(other.box.x - box.x) < height);
          const wide = column.filter((other) => other.box.x + other.box.w > 250);
          const expected = box.x + box.w < 200 && wide.length * 2 <= column.length;
          expect(isInSidebar({ box })).toBe(expected);
        }
      },
    ),
  );
});
