import { formatByteSize, parseByteSize } from './byte-sizes';

it.each([
  ['1048576', 1024 ** 2],
  ['0', 0],
  ['50GB', 50 * 1024 ** 3],
  [' 1.5 tb ', 1.5 * 1024 ** 4],
  ['500 kb', 500 * 1024],
])('reads %s', (text, bytes) => {
  expect(parseByteSize(text)).toBe(bytes);
});

it.each(['', 'GB', '-1 GB', '5 PB', '1,5 GB', '5 GB left', '999999999999999 TB'])(
  'refuses %p',
  (text) => {
    expect(parseByteSize(text)).toBeNull();
  },
);

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 3, '5 GB'],
  [123.4 * 1024 ** 2, '123 MB'],
  [2000 * 1024 ** 4, '2000 TB'],
])('writes %d', (bytes, text) => {
  expect(formatByteSize(bytes)).toBe(text);
});
