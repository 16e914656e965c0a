/** Longer runs of letters are not words; PostgreSQL refuses lexemes of 2 KB. */
const MAX_WORD = 100;
const MAX_WORDS = 20_000;

/** Lower case, without accents, single spaces: both sides of a search are compared in this form. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\s\0]+/g, ' ')
    .trim();
}

/** Scripts that write without spaces: each character counts as a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;

/** A word: a run of letters and digits. */
export const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');

/** The distinct words of a folded text. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(WORD) ?? [];
  return [...new Set(words.filter((word) => word.length <= MAX_WORD))].slice(0, MAX_WORDS);
}

export interface SearchDocument {
  words: string[];
  haystack: string;
}

/** Everything that a search looks at: title, file name, tags, text and note together (docs/decisions.md#search). */
export function searchDocument(parts: {
  title: string | null;
  fileName: string;
  tags: readonly string[];
  text: string;
  note: string | null;
}): SearchDocument {
  const { title, fileName, tags, text, note } = parts;
  // A phrase stands within one of them: no folded text holds a line break.
  const haystack = [title ?? '', fileName, ...tags, text, note ?? ''].map(fold).join('\n');
  return { words: wordsOf(haystack), haystack };
}
