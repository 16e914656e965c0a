import type { ScreenshotKind } from '../../../server/contract/screenshots';
import type { EntityType } from '../../../server/contract/reading/entity-types';

/** A screenshot as the model of the search sees it. */
export interface ModelShot {
  title: string;
  fileName: string;
  tags: readonly string[];
  text: string;
  /** Empty without one. */
  note: string;
  kind: ScreenshotKind;
  hasCodeBlock: boolean;
  /** Names. */
  collections: readonly string[];
  isFavorite: boolean;
  /** The links that show it alone; those of its collections come on top. */
  links: readonly ModelLink[];
  isTrashed: boolean;
  /** An instant, ISO 8601 in UTC. */
  uploadedAt: string;
  /** A day; null where nobody knows it. */
  createdOn: string | null;
  dates: readonly ModelDate[];
  entities: readonly ModelEntity[];
}

export type ModelLink = 'live' | 'revoked' | 'ended' | 'used up';

/** The collection that a live link shows. */
export const SHARED_COLLECTION = 'Trip Two';

export interface ModelEntity {
  type: EntityType;
  value: string;
  number: number | null;
  currency: string | null;
}

export type ModelHas = 'date' | 'text' | 'note' | 'code' | EntityType;

export interface ModelDate {
  day: string;
  confidence: number;
  state: 'suggested' | 'accepted' | 'rejected';
}

export type ModelTerm =
  /** `part` of text between two spaces. */
  | { is: 'word'; part: string }
  | { is: 'phrase'; phrase: string }
  | { is: 'tag'; name: string }
  | { is: 'in'; name: string }
  | { is: 'kind'; kind: ScreenshotKind }
  | { is: 'has'; what: ModelHas }
  | { is: 'amount'; by: '<' | '>' | '='; number: number; currency: string | null }
  | { is: 'is'; what: 'favorite' | 'locked' | 'shared' }
  | { is: 'days'; typed: string; field: 'uploaded' | 'created' | 'date'; from: string; to: string };

export interface ModelChoice {
  isNegated: boolean;
  term: ModelTerm;
}

export interface ModelQuery {
  /** Of each, one choice must match. */
  groups: readonly (readonly ModelChoice[])[];
  /** The filters of the panel. */
  kinds: readonly ScreenshotKind[];
  tags: readonly string[];
  timeZone: string;
}

const LEAST_SHOWN = 0.5;
/** A shorter part is found at the beginning of words only. */
const LEAST_PART = 3;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();

const CHARACTERS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Letters and digits in a row; characters of scripts without spaces one by one. */
export function modelWords(text: string): string[] {
  const words = [''];
  for (const character of plain(text)) {
    if (CHARACTERS.test(character)) words.push(character, '');
    else if (/[\p{L}\p{N}]/u.test(character)) words.push(`${words.pop()}${character}`);
    else words.push('');
  }
  return words.filter((word) => word !== '');
}

const fieldsOf = ({ title, fileName, tags, text, note }: ModelShot) => [
  title,
  fileName,
  ...tags,
  text,
  note,
];

/** Tells whether the query finds the screenshot; `collections` are the names of all of its space. */
export function isFound(shot: ModelShot, query: ModelQuery, collections: readonly string[]) {
  return (
    !shot.isTrashed &&
    query.tags.every((name) => shot.tags.includes(name)) &&
    (query.kinds.length === 0 || query.kinds.includes(shot.kind)) &&
    meantGroups(query).every((group) =>
      group.some(
        ({ isNegated, term }) =>
          matches(shot, term, { isNegated, collections, timeZone: query.timeZone }) !== isNegated,
      ),
    )
  );
}

/** Words of the queries that say nothing of what is looked for. */
const SAYS_NOTHING = ['in'];

/** A word that says nothing is no condition beside anything else. */
function meantGroups({ groups }: ModelQuery): ModelQuery['groups'] {
  const left = groups.filter(([first, ...others]) => {
    if (!first || first.isNegated || others.length > 0 || first.term.is !== 'word') return true;
    return !modelWords(first.term.part).every((word) => SAYS_NOTHING.includes(word));
  });
  return left.length > 0 ? left : groups;
}

interface Circumstances {
  isNegated: boolean;
  collections: readonly string[];
  timeZone: string;
}

function matches(shot: ModelShot, term: ModelTerm, around: Circumstances): boolean {
  switch (term.is) {
    case 'word':
      return hasWord(shot, term.part, around.isNegated);
    case 'phrase':
      return hasPhrase(shot, term.phrase);
    case 'tag':
      return shot.tags.includes(term.name.toLowerCase());
    case 'in':
      return isIn(shot, term.name, around.collections);
    case 'kind':
      return shot.kind === term.kind;
    case 'has':
      return has(shot, term.what);
    case 'amount':
      return shot.entities.some((it) => passes(it, term));
    case 'is':
      return is(shot, term.what);
    case 'days':
      return daysOf(shot, term.field, around.timeZone).some(
        (day) => day >= term.from && day <= term.to,
      );
  }
}

function is({ isFavorite, links, collections }: ModelShot, what: 'favorite' | 'locked' | 'shared') {
  if (what === 'favorite') return isFavorite;
  return what === 'shared' && (links.includes('live') || collections.includes(SHARED_COLLECTION));
}

/** An excluded word is a whole one. */
function hasWord(shot: ModelShot, part: string, isWhole: boolean): boolean {
  const there = fieldsOf(shot).flatMap(modelWords);
  return modelWords(part).every((word) => {
    if (isWhole) return there.includes(word);
    return there.some((it) => (word.length < LEAST_PART ? it.startsWith(word) : it.includes(word)));
  });
}

/** Its words are words of the screenshot, and one field holds them as they are written. */
function hasPhrase(shot: ModelShot, phrase: string): boolean {
  const fields = fieldsOf(shot);
  const there = fields.flatMap(modelWords);
  return (
    modelWords(phrase).every((word) => there.includes(word)) &&
    fields.some((field) => plain(field).includes(plain(phrase)))
  );
}

/** The collection of that name; where there is none, all whose name begins with it. */
function isIn(shot: ModelShot, name: string, collections: readonly string[]): boolean {
  const wanted = name.toLowerCase();
  const named = collections.filter((it) => it.toLowerCase() === wanted);
  const meant =
    named.length > 0 ? named : collections.filter((it) => it.toLowerCase().startsWith(wanted));
  return shot.collections.some((it) => meant.includes(it));
}

function passes(
  { number, currency }: ModelEntity,
  term: Extract<ModelTerm, { is: 'amount' }>,
): boolean {
  if (number === null || (term.currency !== null && term.currency !== currency)) return false;
  if (term.by === '=') return number === term.number;
  return term.by === '<' ? number < term.number : number > term.number;
}

function has(shot: ModelShot, what: ModelHas): boolean {
  if (what === 'date') return shownDays(shot).length > 0;
  if (what === 'text') return shot.text !== '';
  if (what === 'note') return shot.note !== '';
  if (what === 'code') return shot.kind === 'code' || shot.hasCodeBlock;
  return shot.entities.some(
    ({ type, value }) =>
      type === what || (what === 'link' && type === 'qr' && value.startsWith('http')),
  );
}

const shownDays = ({ dates }: ModelShot) =>
  dates
    .filter(
      ({ state, confidence }) =>
        state === 'accepted' || (state === 'suggested' && confidence >= LEAST_SHOWN),
    )
    .map(({ day }) => day);

function daysOf(
  shot: ModelShot,
  field: 'uploaded' | 'created' | 'date',
  timeZone: string,
): readonly string[] {
  if (field === 'date') return shownDays(shot);
  if (field === 'created') return shot.createdOn === null ? [] : [shot.createdOn];
  // This locale writes days as 2026-11-20.
  return [new Date(shot.uploadedAt).toLocaleDateString('sv-SE', { timeZone })];
}
