import { CODE_LETTERS, shownCode, typedCode } from './pairing-code';

it.each(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk '])('reads %j as it is stored', (typed) => {
  expect(typedCode(typed)).toBe('BCDFGHJK');
});

it.each(['', 'BCDF-GHJ', 'BCDF-GHJKL', 'ABCD-EFGH', "x' or 1=1 --", 'BCDF\u0000GHJ'])(
  'takes %j for no code',
  (typed) => {
    expect(typedCode(typed)).toBeNull();
  },
);

it('reads every letter that a code can have', () => {
  for (const letter of CODE_LETTERS) {
    const code = letter.repeat(8);
    expect(typedCode(shownCode(code))).toBe(code);
  }
});
