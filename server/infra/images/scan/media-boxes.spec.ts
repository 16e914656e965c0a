import fc from 'fast-check';
import { boxesAt, boxesIn } from './media-boxes';
import { BrokenImageError } from './scanned';

function box(type: string, content: Buffer = Buffer.alloc(0), size = 8 + content.length): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
}
const typesIn = (file: Buffer) => boxesIn(file, 0, file.length).map(({ type }) => type);

it('lists the boxes one behind the other, each with its content', () => {
  const file = Buffer.concat([box('ftyp', Buffer.from('avif')), box('meta')]);
  expect(boxesIn(file, 0, file.length)).toEqual([
    { type: 'ftyp', start: 8, end: 12 },
    { type: 'meta', start: 20, end: 20 },
  ]);
});

it('gives a box of size 0 the rest of the file', () => {
  const file = Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(5), 0)]);
  expect(boxesIn(file, 0, file.length).at(-1)).toEqual({ type: 'mdat', start: 16, end: 21 });
});

it('reads a size of 64 bits behind the type', () => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(20n);
  const file = Buffer.concat([box('mdat', Buffer.concat([size, Buffer.alloc(4)]), 1), box('free')]);
  expect(boxesIn(file, 0, file.length)).toEqual([
    { type: 'mdat', start: 16, end: 20 },
    { type: 'free', start: 28, end: 28 },
  ]);
});

it('cuts a size off at the end of the file', () => {
  const file = box('mdat', Buffer.alloc(3), 4_000_000_000);
  expect(boxesIn(file, 0, file.length)).toEqual([{ type: 'mdat', start: 8, end: 11 }]);
});

it.each([2, 7])('refuses a size of %i, which does not hold its own header', (size) => {
  const file = box('mdat', Buffer.alloc(8), size);
  expect(() => boxesIn(file, 0, file.length)).toThrow(BrokenImageError);
});

it('follows every way that a path leads, behind version and flags of a `meta` box', () => {
  const flags = Buffer.alloc(4);
  const meta = box('meta', Buffer.concat([flags, box('iprp', box('ipco'))]));
  const file = Buffer.concat([box('ftyp'), meta, meta]);
  expect(boxesAt(file, ['meta', 'iprp', 'ipco'])).toHaveLength(2);
  expect(boxesAt(file, ['meta', 'ipco'])).toEqual([]);
  expect(boxesAt(file, ['meta'])).toHaveLength(2);
});

it('ends for any bytes: boxes in order and inside the file, or a refusal', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const file = Buffer.from(bytes);
      try {
        let behind = 0;
        for (const { start, end } of boxesIn(file, 0, file.length)) {
          expect(start).toBeGreaterThan(behind);
          expect(end).toBeLessThanOrEqual(file.length);
          behind = Math.max(end, start);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenImageError);
      }
    }),
  );
});

it('walks whole boxes without losing one', () => {
  const some = fc.array(
    fc.tuple(fc.constantFrom('ftyp', 'meta', 'mdat', 'free'), fc.uint8Array({ maxLength: 20 })),
  );
  fc.assert(
    fc.property(some, (parts) => {
      const file = Buffer.concat(parts.map(([type, bytes]) => box(type, Buffer.from(bytes))));
      expect(typesIn(file)).toEqual(parts.map(([type]) => type));
    }),
  );
});
