/** Crockford's letters: none is easily mistaken for another, and typed look-alikes mean the same. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits a letter: 80 bits cannot be guessed, also by a thief of the table. */
export const CODE_LENGTH = 16;

/** For people: `7QK2-M9XD-…`. */
export const shownCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** Normalises a typed code; returns null for a text that cannot be one. */
export function typedCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null;
}
