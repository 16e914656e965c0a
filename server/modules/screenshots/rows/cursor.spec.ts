import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './cursor';

const positions = fc.record({
  rankClass: fc.integer({ min: 0, max: 9 }),
  createdAt: fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  }),
  id: fc.uuid(),
});
const written = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const ID = '0197c1a0-0000-7000-8000-000000000001';
const AT = '2026-11-22T08:00:00.000Z';

it('decodes the encoded position, in characters that are safe in an address', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const text = encodeCursor(position);
      expect(text).toMatch(/^[\w-]+$/);
      expect(decodeCursor(text)).toEqual(position);
    }),
  );
});

it('refuses any other text with one error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.jsonValue().map(written)), (text) => {
      expect(() => decodeCursor(text)).toThrow(expect.objectContaining({ status: 422 }));
    }),
  );
});

it.each([
  ['a class that does not exist', [10, AT, ID]],
  ['a class between two', [1.5, AT, ID]],
  ['a day instead of a moment', [0, '2026-11-22', ID]],
  ['a moment before any upload', [0, '1969-12-31T23:59:59Z', ID]],
  ['an id of another kind', [0, AT, '1 or 1=1']],
  ['too few parts', [0, AT]],
  ['too many parts', [0, AT, ID, 1]],
])('refuses %s', (_name, content) => {
  expect(decodeCursor(written([0, AT, ID]))).toBeDefined();
  expect(() => decodeCursor(written(content))).toThrow(/The cursor is not one/);
});
