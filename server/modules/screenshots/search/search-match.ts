import type { SearchMatch } from '../../../contract/screenshots';
import type { TextSearch } from './list-filter';
import type { ClassNumber, Meaning } from './search-plan';
import { fold, WORD, wordsOf } from './search-words';

const CLASS_NAMES = { 1: 'words', 2: 'substring', 3: 'similar' } as const;
const SNIPPET_LENGTH = 160;
/** A card of the page shows about forty characters; the hit has to be among them. */
const SNIPPET_LEAD = 20;
/** The match of a search result is a hint, not a list of every occurrence. */
const MOST_WORDS = 20;

export interface MatchedParts {
  title: string | null;
  fileName: string;
  tags: readonly string[];
  text: string | null;
  note: string | null;
}

/** Tells why a screenshot was found: in which of its parts, by which words. */
export function matchOf(
  parts: MatchedParts,
  found: { number: ClassNumber; text: TextSearch; meanings: readonly Meaning[] },
): SearchMatch {
  const isHit = hitTest(found.text, found.meanings);
  const sources = {
    title: parts.title ?? '',
    file_name: parts.fileName,
    tags: parts.tags.join(' '),
    text: parts.text ?? '',
    note: parts.note ?? '',
  };
  const hits = Object.entries(sources).map(
    ([field, source]) =>
      [field as keyof typeof sources, wordsOf(fold(source)).filter(isHit)] as const,
  );
  return {
    class: CLASS_NAMES[found.number],
    fields: hits.filter(([, words]) => words.length > 0).map(([field]) => field),
    words: [...new Set(hits.flatMap(([, words]) => words))].slice(0, MOST_WORDS),
    snippet: parts.text === null ? null : snippetOf(parts.text, isHit),
  };
}

function hitTest(text: TextSearch, meanings: readonly Meaning[]): (word: string) => boolean {
  const known = new Set([
    ...phrasesOf(text).flatMap(wordsOf),
    ...meanings.flatMap(({ word, containing, similar, pairs }) => [
      word,
      ...containing,
      ...similar,
      ...pairs.flatMap(({ first, second }) => [first, second]),
    ]),
  ]);
  const starts = meanings.filter(({ isOpenEnded }) => isOpenEnded).map(({ word }) => word);
  return (word) => known.has(word) || starts.some((start) => word.startsWith(start));
}

/** All phrases that may be the reason. */
const phrasesOf = ({ phrases, groups }: TextSearch) => [
  ...phrases,
  ...groups
    .flat()
    .flatMap(({ isNegated, term }) => (term.is === 'phrase' && !isNegated ? [term.phrase] : [])),
];

/** The text around the first hit, on one line. */
function snippetOf(text: string, isHit: (word: string) => boolean): string | null {
  for (const { 0: word, index } of text.matchAll(ORIGINAL_WORD)) {
    if (!wordsOf(fold(word)).some(isHit)) continue;
    const start = leadStart(text, index);
    const cut = text.slice(start, start + SNIPPET_LENGTH);
    return `${start > 0 ? '…' : ''}${cut.replace(/\s+/g, ' ').trim()}${start + SNIPPET_LENGTH < text.length ? '…' : ''}`;
  }
  return null;
}

/** In the text as it was read, combining marks follow their letters. */
const ORIGINAL_WORD = new RegExp(`(?:${WORD.source}|\\p{M})+`, 'gu');

/** Where the words before a hit begin; inside a word only where a single one is longer than they may be. */
function leadStart(text: string, hit: number): number {
  const at = Math.max(0, hit - SNIPPET_LEAD);
  if (at === 0) return 0;
  const space = text.slice(at, hit).search(/\s/);
  return space >= 0 ? at + space + 1 : at;
}
