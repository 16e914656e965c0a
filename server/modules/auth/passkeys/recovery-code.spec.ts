import { CODE_LENGTH, CODE_LETTERS, shownCode, typedCode } from './recovery-code';

it('shows a code in groups and reads it back, however it is typed', () => {
  const code = '7QK2M9XD01ABCDEF';
  expect(shownCode(code)).toBe('7QK2-M9XD-01AB-CDEF');
  for (const typed of [shownCode(code), '7qk2 m9xd oIab cdef', ' 7QK2M9XDOLABCDEF\n'])
    expect(typedCode(typed)).toBe(code);
});

it('has letters that it reads as themselves', () => {
  for (const letter of CODE_LETTERS)
    expect(typedCode(letter.repeat(CODE_LENGTH))).toBe(letter.repeat(CODE_LENGTH));
});

it.each(['', '7QK2', '7QK2-M9XD-01AB-CDEFG', '7QK2-M9XD-01AB-CDE!', 'UUUU-UUUU-UUUU-UUUU'])(
  'refuses %j',
  (typed) => {
    expect(typedCode(typed)).toBeNull();
  },
);
