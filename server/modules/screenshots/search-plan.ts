import type { TextSearch } from './list-filter';
import { wordsOf } from './search-words';

/** The words of a workspace that one typed word stands for. */
export interface Meaning {
  /** The word itself. */
  word: string;
  /** Whether longer words that begin with it are meant, too. */
  isOpenEnded: boolean;
  containing: readonly string[];
  similar: readonly string[];
  pairs: readonly { first: string; second: string }[];
}

export type ClassNumber = 1 | 2 | 3;

/** One class of results (decisions 23), as queries over the search index. */
export interface SearchClass {
  number: ClassNumber;
  /** A tsquery; null where nothing is asked of the words. */
  query: string | null;
  /** What the better classes hold already. */
  excluding: string | null;
  /** Known to be in so few texts that all of them may be fetched; else the newest are looked at until a page is full. */
  isRare: boolean;
}

const lexeme = (word: string) => `'${word}'`;
const either = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

const exactly = ({ word, isOpenEnded }: Meaning) => lexeme(word) + (isOpenEnded ? ':*' : '');

const asPart = (meaning: Meaning) => either([exactly(meaning), ...meaning.containing.map(lexeme)]);

const nearly = (meaning: Meaning) =>
  either([
    exactly(meaning),
    ...meaning.containing.map(lexeme),
    ...meaning.similar.map(lexeme),
    ...meaning.pairs.map(({ first, second }) => `(${lexeme(first)} & ${lexeme(second)})`),
  ]);

/** What holds in every class: the words of phrases, and those that must not be there. */
function fixedParts({ phrases, without }: TextSearch): string[] {
  return [...phrases.flatMap(wordsOf).map(lexeme), ...without.map((word) => `!${lexeme(word)}`)];
}

/** All words, then parts of words, then words nearly the same; a class that adds nothing is left out. */
export function searchClasses(text: TextSearch, meanings: readonly Meaning[]): SearchClass[] {
  const fixed = fixedParts(text);
  const queryOf = (say: (meaning: Meaning) => string) =>
    [...meanings.map(say), ...fixed].join(' & ') || null;
  const classes: SearchClass[] = [];
  for (const [index, say] of [exactly, asPart, nearly].entries()) {
    const query = queryOf(say);
    const before = classes.at(-1)?.query ?? null;
    if (classes.length > 0 && query === before) continue;
    classes.push({ number: (index + 1) as ClassNumber, query, excluding: before, isRare: false });
  }
  return classes;
}

/** The words that a meaning stands for in a class; `start` are all that begin so. */
export function wordsMeant(
  { word, isOpenEnded, containing, similar, pairs }: Meaning,
  number: ClassNumber,
): { words: string[]; start: string | null } {
  const parts = number > 1 ? containing : [];
  // Of a pair both must be there, so that it is in no more texts than its first word.
  const near = number > 2 ? [...similar, ...pairs.map(({ first }) => first)] : [];
  return { words: [word, ...parts, ...near], start: isOpenEnded ? word : null };
}
