import { formatBytes, unitOf } from './format-bytes';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '2 KB'],
  [1024 ** 2 - 513, '1,023 KB'],
  [1024 ** 2 - 512, '1 MB'],
  [5 * 1024 * 1024 + 300_000, '5.3 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [3 * 1024 ** 3, '3 GB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('names the unit in which a scale is round', () => {
  expect([500, 2_000, 3_000_000, 5e9].map(unitOf)).toEqual([1, 1024, 1024 ** 2, 1024 ** 3]);
  // A scale to 600 KB has steps of tenths of a MB.
  expect([500 * 1024, 501 * 1024].map(unitOf)).toEqual([1024, 1024 ** 2]);
});
