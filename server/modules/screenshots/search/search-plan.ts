import type { Choice, FilterTerm, Group, TextSearch, TextTerm } from './list-filter';
import { wordsOf } from './search-words';

/** The words of a workspace that one typed word matches. */
export interface Meaning {
  /** The word itself. */
  word: string;
  /** Whether longer words that start with it match, too. */
  isOpenEnded: boolean;
  containing: readonly string[];
  similar: readonly string[];
  pairs: readonly { first: string; second: string }[];
}

export type ClassNumber = 1 | 2 | 3;

/** A choice of a group that the word index alone cannot decide. */
export type MixedTerm =
  | { is: 'query'; query: string }
  | { is: 'phrase'; phrase: string; query: string | null }
  | FilterTerm;

/** Everything that the texts of a class must match. */
export interface Asked {
  /** A tsquery; null when no words are searched for. */
  query: string | null;
  /** Of each group one choice must match. */
  mixed: readonly Group<MixedTerm>[];
}

/** One class of results (docs/decisions.md#search), as queries over the search index. */
export interface SearchClass extends Asked {
  number: ClassNumber;
  /** Excludes the results of better classes. */
  excluding: Asked | null;
  /** True when few texts match, so all may be fetched; else the newest are scanned until a page is full. */
  isRare: boolean;
}

const lexeme = (word: string) => `'${word}'`;
const either = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

const exactly = ({ word, isOpenEnded }: Meaning) => lexeme(word) + (isOpenEnded ? ':*' : '');

/** Words that hold the typed one and are not found by it already, so that a class without such words is left out. */
const furtherParts = ({ word, isOpenEnded, containing }: Meaning) =>
  containing.filter((it) => (isOpenEnded ? !it.startsWith(word) : it !== word)).map(lexeme);

const asPart = (meaning: Meaning) => either([exactly(meaning), ...furtherParts(meaning)]);

const nearly = (meaning: Meaning) =>
  either([
    exactly(meaning),
    ...furtherParts(meaning),
    ...meaning.similar.map(lexeme),
    ...meaning.pairs.map(({ first, second }) => `(${lexeme(first)} & ${lexeme(second)})`),
  ]);

const together = (parts: readonly string[]) => parts.join(' & ');

/** The words that phrases consist of, which the index finds before the text itself is compared. */
const wordsOfPhrase = (phrase: string) => together(wordsOf(phrase).map(lexeme)) || null;

/** The words of a search that must match or may match, in the order of their meanings. */
export function searchedWords({ words, groups }: TextSearch): string[] {
  const choices = groups.flat().filter(({ isNegated }) => !isNegated);
  const further = choices.flatMap(({ term }) => (term.is === 'words' ? term.words : []));
  return [...words, ...new Set(further)];
}

type Say = (word: string) => string;

/** A group of words as a tsquery; null for a group that needs more than the word index. */
function queryOf(group: TextSearch['groups'][number], say: Say): string | null {
  const parts = group.map(({ isNegated, term }) => {
    if (term.is !== 'words') return null;
    if (!isNegated) return inBrackets(term.words.map(say));
    return `!${inBrackets(term.words.map(lexeme))}`;
  });
  return parts.every((part) => part !== null) ? either(parts) : null;
}

const inBrackets = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${together(parts)})`;

function mixedTerm(
  { isNegated, term }: Choice<TextTerm | FilterTerm>,
  say: Say,
): Choice<MixedTerm> {
  if (term.is === 'phrase') {
    return { isNegated, term: { ...term, query: wordsOfPhrase(term.phrase) } };
  }
  if (term.is !== 'words') return { isNegated, term };
  // An excluded word must stand there as it was typed: a similar one may mean something else.
  const query = together(term.words.map(isNegated ? lexeme : say));
  return { isNegated, term: { is: 'query', query } };
}

function askedBy(text: TextSearch, plain: readonly string[], say: Say): Asked {
  const phrases = text.phrases.flatMap((phrase) => wordsOfPhrase(phrase) ?? []);
  const queries = text.groups.map((group) => queryOf(group, say));
  const parts = [...plain, ...phrases, ...queries.filter((query) => query !== null)];
  const mixed = text.groups.filter((_, at) => queries[at] === null);
  return {
    query: together(parts) || null,
    mixed: mixed.map((group) => group.map((choice) => mixedTerm(choice, say))),
  };
}

/** Whole words, then parts of words, then similar words; a class that adds nothing is left out. */
export function searchClasses(text: TextSearch, meanings: readonly Meaning[]): SearchClass[] {
  const plain = meanings.slice(0, text.words.length);
  const further = new Map(meanings.slice(plain.length).map((it) => [it.word, it]));
  const classes: SearchClass[] = [];
  for (const [index, say] of [exactly, asPart, nearly].entries()) {
    const sayWord = (word: string) => {
      const meaning = further.get(word);
      return meaning ? say(meaning) : lexeme(word);
    };
    const asked = askedBy(text, plain.map(say), sayWord);
    const before = classes.at(-1);
    if (before && isSame(asked, before)) continue;
    const excluding = before ? { query: before.query, mixed: before.mixed } : null;
    classes.push({ number: (index + 1) as ClassNumber, ...asked, excluding, isRare: false });
  }
  return classes;
}

const isSame = (one: Asked, other: Asked) =>
  one.query === other.query && JSON.stringify(one.mixed) === JSON.stringify(other.mixed);

/** All words must match, so one rare word makes the class rare; of a group, each choice must be rare. */
export function isRareClass(text: TextSearch, isRare: (word: string) => boolean): boolean {
  return (
    text.words.some(isRare) ||
    text.groups.some((group) =>
      group.every(
        ({ isNegated, term }) => !isNegated && term.is === 'words' && term.words.some(isRare),
      ),
    )
  );
}

/** The words that a meaning matches in a class; `start` are all words with that prefix. */
export function wordsMeant(
  { word, isOpenEnded, containing, similar, pairs }: Meaning,
  number: ClassNumber,
): { words: string[]; start: string | null } {
  const parts = number > 1 ? containing : [];
  // Both words of a pair must match, so it matches no more texts than its first word.
  const near = number > 2 ? [...similar, ...pairs.map(({ first }) => first)] : [];
  return { words: [...new Set([word, ...parts, ...near])], start: isOpenEnded ? word : null };
}
