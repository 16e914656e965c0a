/** Without vowels no code is a word, and none of these is taken for another. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;

/** As people read and type it: `BCDF-GHJK`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What was typed as it is stored; null for what can be no code. */
export function typedCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[B-DF-HJ-NP-TV-XZ]{8}$/.test(code) ? code : null;
}
