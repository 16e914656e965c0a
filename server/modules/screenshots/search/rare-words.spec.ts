import { areRare, isLikelyRare } from './rare-words';

it('takes words for rare up to the square root of 60 texts in one', () => {
  expect(areRare({ uses: 0, texts: 0 })).toBe(true);
  expect(areRare({ uses: 1, texts: 0 })).toBe(false);
  expect(areRare({ uses: 774, texts: 10_000 })).toBe(true);
  expect(areRare({ uses: 775, texts: 10_000 })).toBe(false);
});

it('guesses that long numbers are rare', () => {
  expect(['48213', 'inv-2026117'].map(isLikelyRare)).toEqual([true, true]);
  expect(['2026', 'invoice'].map(isLikelyRare)).toEqual([false, false]);
});
