// Values that mean trouble somewhere: in dates, numbers, searches, names, addresses and bodies.
const LONG = 'ä'.repeat(500_000);
const DEEP = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
const DAYS =
  '0000-01-01 0000-12-31 0001-01-01 0999-12-31 1969-12-31 2026-02-29 2026-02-30 2026-13-01 2026-00-10 9999-12-31 10000-01-01 -000001-01-01 +010000-01-01 2026-11-20T00:00:00Z';
const ZONES =
  'UTC europe/berlin Asia/Kathmandu +01:00 -23:59 +99:99 Etc/GMT+14 EST5EDT posixrules GMT0 ../etc/passwd Factory';
const NUMBERS =
  '-1 0 1 1.5 1e309 NaN Infinity 0x10 2147483647 2147483648 9007199254740993 -9223372036854775809 99999999999999999999999';
const OPERATORS =
  'before:0000 before:0001 before:0001-01-01 before:9999-12-31 before:10000 after:0000-01-01 after:9999 after:9999-12 after:9999-12-31 after:2026-02-30 uploaded:0000..9999 date:..0001 created:9999-12-31.. tag:" in:% kind:x -tag:a OR "" " -"a" tag:\\ in:_';
const REGEX_LIKE = ['(a+)+$', '[', '\\', '%_\\', '(?<=a)', '.*'.repeat(200), 'a'.repeat(499) + '!'];
const SIGNS = [
  '\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800', '\uffff', '\ufffe', '\ufeff', '\u202e', '\u2028',
  '👩‍👩‍👧‍👦', 'é'.normalize('NFD').repeat(60), 'ﷺ'.repeat(500), 'İ'.repeat(50), '&', "' & !x | y:*", ':*', '<->',
]; // prettier-ignore
const TEXTS = [
  '', ' ', '\t\n', ',', "'; drop table users; --", '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '__proto__',
  'constructor', 'null', 'undefined', 'true', 'CON', '../../etc/passwd', '%00', '%ff', 'x'.repeat(10_000),
]; // prettier-ignore
const IDS =
  '00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff 01890000-0000-7000-8000-00000000000g {} 1 personal';
const cursorOf = (position) => Buffer.from(JSON.stringify(position)).toString('base64url');
const NIL = '00000000-0000-0000-0000-000000000000';
const CURSORS = [
  cursorOf([0, '0000-01-01T00:00:00.000Z', NIL]),
  cursorOf([9, '9999-12-31T23:59:59.999Z', NIL]),
  cursorOf([1, '2026-11-20T00:00:00.999999999999Z', NIL]),
  cursorOf([1e99, null, {}]),
  cursorOf('\ud800'),
  '====',
];

/** Every text that means trouble somewhere. */
export const HOSTILE_TEXTS = [
  ...[DAYS, ZONES, NUMBERS, OPERATORS, IDS].flatMap((list) => list.split(' ')),
  ...REGEX_LIKE,
  ...SIGNS,
  ...TEXTS,
  ...CURSORS,
];
export const OTHER_VALUES = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  LONG,
  Array(5_000).fill('a'),
];
export const HOSTILE_BODIES = [
  DEEP, '', 'null', '"', '[]', '{"a":', '\u0000', '{"__proto__":{"a":1}}', `"${LONG}"`, '{"name":"\\ud800"}',
  JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i]))),
  JSON.stringify({ name: 'a', ['\ud800']: 1 }), `{"name":${DEEP}}`, '1e999', '-0',
]; // prettier-ignore
