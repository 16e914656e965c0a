import { type Glyph, type GreyImage } from './glyphs';
import { toSheet } from './strip-sheet';
import { uncoveredStrips } from './uncovered';

const letter = (left: number, top = 20): Glyph => ({
  left,
  top,
  right: left + 7,
  bottom: top + 11,
});
const row = (count: number, left: number, top = 20): Glyph[] =>
  Array.from({ length: count }, (_, i) => letter(left + i * 10, top));

describe('uncoveredStrips', () => {
  it('finds letters in a row where no word was read', () => {
    const word = { left: 8, top: 18, right: 60, bottom: 34 };

    const strips = uncoveredStrips([...row(5, 10), ...row(4, 200)], [word]);

    expect(strips).toEqual([{ left: 200, top: 20, right: 237, bottom: 31, glyphs: 4 }]);
  });

  it('keeps lines and distant words of a line apart', () => {
    const glyphs = [...row(3, 10), ...row(3, 10, 60), ...row(3, 300)];

    expect(uncoveredStrips(glyphs, [])).toHaveLength(3);
  });

  it('passes over single marks', () => {
    expect(uncoveredStrips([letter(10), letter(200), letter(400, 80)], [])).toEqual([]);
  });
});

describe('toSheet', () => {
  it('converts a pale strip on a dark ground to black on white, and keeps its position', () => {
    const page: GreyImage = { data: new Uint8Array(300 * 100).fill(60), width: 300, height: 100 };
    for (let y = 40; y < 52; y++) page.data.fill(90, y * 300 + 100, y * 300 + 108);
    const strip = { left: 100, top: 40, right: 107, bottom: 51, glyphs: 1 };

    const { image, places } = toSheet(page, [strip]);

    const [{ top, x, y } = { top: 0, x: 0, y: 0 }] = places;
    const at = (pageX: number, pageY: number): number =>
      image.data[(pageY - y + top) * image.width + pageX - x + 10]!;
    expect(at(103, 45)).toBe(0);
    expect(at(97, 45)).toBe(255);
    expect(image.data[0]).toBe(255);
  });
});
