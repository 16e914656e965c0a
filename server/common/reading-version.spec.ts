import { formatVersion, parseVersion, READING_VERSION } from './reading-version';

it.each([
  ['2', { engine: 2, rules: 0 }],
  ['2.13', { engine: 2, rules: 13 }],
  ['now', READING_VERSION],
  ['2.', null],
  ['v2', null],
  ['', null],
])('takes %s', (text, version) => {
  expect(parseVersion(text)).toEqual(version);
});

it('is written as it is read', () => {
  expect(parseVersion(formatVersion(READING_VERSION))).toEqual(READING_VERSION);
});
