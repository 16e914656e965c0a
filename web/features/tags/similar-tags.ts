import type { TagSummary } from '../../../server/contract/tags';
import { thingOf } from './translated-tags';

/** Spellings of what seems to be one tag. */
export interface MergeProposal {
  /** The one that is used most. */
  into: string;
  from: string[];
}

/** Shorter words differ by one letter as often as they mean something else. */
const LEAST_FOR_TYPOS = 5;
/** A mistake is rare beside the word that was meant. */
const RARER = 3;

/** Without accents, spaces and signs: `Wi-Fi` and `wifi` are one spelling. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Without the ending of an English plural. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** One letter more, less or different, or two neighbours exchanged. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.slice(at) === long.slice(at + 1);
  }
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
}

interface Spelling {
  name: string;
  count: number;
  bare: string;
  singular: string;
  /** Undefined for a word that is not known. */
  thing: number | undefined;
}

const spellingOf = ({ tag_name: name, screenshot_count: count }: TagSummary): Spelling => {
  const word = bare(name);
  const one = singular(word);
  return { name, count, bare: word, singular: one, thing: thingOf(word, one) };
};

/** Digits tell things apart: `q1 2026` is no mistake of `q2 2026`. */
function isTypo(rare: Spelling, usual: Spelling): boolean {
  return (
    rare.count * RARER <= usual.count &&
    Math.min(rare.bare.length, usual.bare.length) >= LEAST_FOR_TYPOS &&
    !/\d/.test(rare.bare + usual.bare) &&
    rare.bare[0] === usual.bare[0] &&
    isOneEdit(rare.bare, usual.bare)
  );
}

function isSpellingOf(rare: Spelling, usual: Spelling): boolean {
  if (rare.bare === '' || usual.bare === '') return false;
  const isTranslation = rare.thing !== undefined && rare.thing === usual.thing;
  if (rare.bare === usual.bare || rare.singular === usual.singular) return true;
  return isTranslation || isTypo(rare, usual);
}

/** Tags that seem to be one: by accents, spaces and signs, by plural, a typing mistake or translation. Most used first. */
export function mergeProposals(tags: readonly TagSummary[]): MergeProposal[] {
  const rest = tags
    .map(spellingOf)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const taken = new Set<string>();
  return rest.flatMap((usual, at) => {
    if (taken.has(usual.name)) return [];
    const from = rest
      .slice(at + 1)
      .filter((other) => !taken.has(other.name) && isSpellingOf(other, usual))
      .map(({ name }) => name);
    for (const name of from) taken.add(name);
    return from.length > 0 ? [{ into: usual.name, from }] : [];
  });
}

/** A proposal that was refused stays away until it names other spellings. */
export const proposalKey = ({ into, from }: MergeProposal): string => [into, ...from].join(',');
