import type { SavedSearch } from '../../../contract/collections';
import type { ScreenshotKind } from '../../../contract/screenshots';
import type { AmountTest } from '../../../contract/search/amount-test';
import type { DateField } from '../../../contract/search/date-fields';
import type { Has } from '../../../contract/search/search-grammar';

/** Inclusive days; uploads are read in the time zone of the list, the others are plain days. */
export interface DayRange {
  field: DateField;
  from: string | null;
  to: string | null;
}

export type TextTerm =
  /** Folded words that stand together as one term, such as those of `wi-fi`. */
  | { is: 'words'; words: readonly string[] }
  /** A folded text that must occur exactly. */
  | { is: 'phrase'; phrase: string };

/** A condition that names nothing which has to be looked up. */
export type PlainTerm =
  | { is: 'kinds'; kinds: readonly ScreenshotKind[] }
  | { is: 'has'; what: Exclude<Has, 'finding'> }
  | { is: 'amount'; test: AmountTest }
  | { is: 'locked' }
  | { is: 'days'; days: DayRange };

/** A condition on a screenshot itself, with every name resolved to an id. */
export type FilterTerm =
  | PlainTerm
  | { is: 'tag'; id: string }
  /** In at least one of these collections. */
  | { is: 'collections'; ids: readonly string[] }
  | { is: 'favorite'; userId: string }
  /** Shown by a link that somebody could open at this moment. */
  | { is: 'shared'; now: Date }
  /** Findings that this person may see: of all images, or of those that they uploaded. */
  | { is: 'finding'; userId: string; seesAll: boolean };

/** A list as a query string or a saved search asks for it. */
export type ListQuestion = {
  readonly [Name in keyof SavedSearch]: Readonly<SavedSearch[Name]>;
};

/** One of the terms that `OR` joins; a term alone is a group of one. */
export interface Choice<Term> {
  isNegated: boolean;
  term: Term;
}
export type Group<Term> = readonly Choice<Term>[];

/** The words of a search. */
export interface TextSearch {
  /** All of them must match. */
  words: readonly string[];
  isOpenEnded: boolean;
  /** All of them must occur. */
  phrases: readonly string[];
  /** Groups with words or phrases; of each, one choice must match. */
  groups: readonly Group<TextTerm | FilterTerm>[];
}

/** The conditions of a list, with every name resolved to an id. */
export interface ListFilter {
  text: TextSearch | null;
  /** All of these tags must match: `tagGroups` of `list-filters.service.ts` makes a group of each. */
  tagIds: readonly string[];
  /** Of each set at least one collection must match. */
  collectionSets: readonly (readonly string[])[];
  /** The person whose favourites are listed; null for everybody's screenshots. */
  favoritesOf: string | null;
  /** Groups without words; of each, one choice must match. */
  groups: readonly Group<FilterTerm>[];
  timeZone: string;
}

export interface ListPosition {
  createdAt: Date;
  id: string;
}

export function isNarrowed({ text, tagIds, collectionSets, ...rest }: ListFilter): boolean {
  return (
    text !== null ||
    tagIds.length > 0 ||
    collectionSets.length > 0 ||
    rest.favoritesOf !== null ||
    rest.groups.length > 0
  );
}

/** The conditions of a question that names nothing to look up: kinds and days. */
export function plainGroups(question: ListQuestion): Group<PlainTerm>[] {
  const { kind = [], date_field: field = 'uploaded', start_date, end_date } = question;
  const [from, to] = [start_date ?? null, end_date ?? null];
  return [
    ...(kind.length > 0 ? [only<PlainTerm>({ is: 'kinds', kinds: kind })] : []),
    ...((from ?? to) ? [only<PlainTerm>({ is: 'days', days: { field, from, to } })] : []),
  ];
}

/** A group of one term, which must match. */
export const only = <Term>(term: Term): Group<Term> => [{ isNegated: false, term }];

export const isTextTerm = (term: TextTerm | FilterTerm): term is TextTerm =>
  term.is === 'words' || term.is === 'phrase';
