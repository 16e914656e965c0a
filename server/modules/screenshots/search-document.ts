/** Words longer than this are no words; PostgreSQL refuses lexemes of 2 KB. */
const MAX_WORD = 100;
const MAX_WORDS = 20_000;

/** Letters without their marks, in lower case, one space between: how both sides of a search are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\s\0]+/g, ' ')
    .trim();
}

/** The distinct words of a folded text: runs of letters and digits of any script. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length <= MAX_WORD))].slice(0, MAX_WORDS);
}

export interface SearchDocument {
  words: string[];
  haystack: string;
}

/** What a search looks into: title, file name, tags and text together (decisions 23). */
export function searchDocument(parts: {
  title: string | null;
  fileName: string;
  tags: readonly string[];
  text: string;
}): SearchDocument {
  const { title, fileName, tags, text } = parts;
  const haystack = fold([title ?? '', fileName, tags.join(' '), text].join('\n'));
  return { words: wordsOf(haystack), haystack };
}

export interface SearchQuery {
  /** A tsquery that asks for every word, the last one as a prefix; null where there is no word. */
  words: string | null;
  /** LIKE patterns, all of which must match. */
  substrings: string[];
}

/** Whatever is typed is text: neither query operators nor LIKE's wildcards get through. Null when nothing is left. */
export function searchQuery(typed: string): SearchQuery | null {
  const folded = fold(typed);
  if (folded === '') return null;
  const words = wordsOf(folded);
  const last = words.length - 1;
  return {
    words: words.length
      ? words.map((word, index) => `'${word}'${index === last ? ':*' : ''}`).join(' & ')
      : null,
    substrings: folded.split(' ').map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`),
  };
}
