import { allMatches } from './all-matches';

it.each([
  [/\d+/g, 'a 12 b 7'],
  [/(?<word>\p{L}+)|\d/gu, 'größer 5'],
  [/x*/g, 'axxb'],
  [/(?=\p{Lu})/gu, '𝒜 BC 😀'],
  [/nothing/g, 'else'],
])('finds what matchAll finds: %s', (pattern, text) => {
  const wanted = [...text.matchAll(pattern)];
  expect(allMatches(text, pattern)).toEqual(wanted);
  expect(allMatches(text, pattern)).toEqual(wanted);
});
