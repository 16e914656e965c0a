import type { ScreenshotKind } from '../../contract/screenshots';

/** The words of a search, without its operators. */
export interface TextSearch {
  words: readonly string[];
  isOpenEnded: boolean;
  phrases: readonly string[];
  without: readonly string[];
}

/** Inclusive days; uploads are read in `timeZone`, the other two are plain days. */
export interface DayRange {
  field: 'uploaded' | 'created' | 'ai';
  from: string | null;
  to: string | null;
}

/** What a list is narrowed by, with every name looked up. */
export interface ListFilter {
  text: TextSearch | null;
  /** All of them must be there. */
  tagIds: readonly string[];
  /** Of each set one must hold it. */
  collectionSets: readonly (readonly string[])[];
  isFavorite: boolean;
  /** One of them, where any is named. */
  kinds: readonly ScreenshotKind[];
  days: readonly DayRange[];
  timeZone: string;
}

/** Whose list: the workspace, and the person whose favourites are meant. */
export interface ListOwner {
  workspaceId: string;
  userId: string;
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
    rest.isFavorite ||
    rest.kinds.length > 0 ||
    rest.days.length > 0
  );
}
