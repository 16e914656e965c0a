/** Without vowels a code cannot spell a word, and these letters are hard to confuse. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;

/** Formats a code for people: `BCDF-GHJK`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Normalises a typed code; returns null for text that cannot be a code. */
export function typedCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[B-DF-HJ-NP-TV-XZ]{8}$/.test(code) ? code : null;
}
