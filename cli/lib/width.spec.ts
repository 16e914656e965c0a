import { table } from './output';
import { cut, padded, widthOf } from './width';

it.each([
  ['', 0],
  ['Riverbank', 9],
  ['日本語', 6],
  ['請求書 2026', 11],
  ['한국어', 6],
  // Decomposed Hangul is displayed as one letter.
  ['\u1112\u1161\u11ab', 2],
  ['ﾊﾝｶｸ', 4],
  ['ＡＢ', 4],
  ['e\u0301te\u0301', 3],
  ['\u200b', 0],
  ['🧾', 2],
  ['👩‍💻', 2],
  ['🇩🇪', 2],
  ['❤️', 2],
  ['→ ✓ …', 5],
  ['𠮷', 2],
])('%j takes %i columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it('cuts between letters, never within one, and never beyond the width', () => {
  expect(cut('日本語の領収書', 14)).toBe('日本語の領収書');
  expect(cut('日本語の領収書', 8)).toBe('日本語…');
  expect(cut('日本語の領収書', 7)).toBe('日本語…');
  expect(cut('👩‍💻👩‍💻', 3)).toBe('👩‍💻…');
  for (let width = 1; width < 20; width += 1) {
    expect(widthOf(cut('日a本b語c👩‍💻d', width))).toBeLessThanOrEqual(width);
  }
});

it('keeps the columns of a table aligned for any text', () => {
  const rows = table([
    ['NAME', 'COUNT'],
    ['日本語', '1'],
    ['Riverbank', '2'],
    ['🧾', '3'],
  ]);
  const columns = rows.map((line) => widthOf(line.slice(0, line.search(/\S+$/))));
  expect(new Set(columns)).toEqual(new Set([11]));
  expect(padded('日', 4)).toBe('日  ');
});
