import {
  type Choice,
  type FilterTerm,
  type Group,
  isTextTerm,
  type ListFilter,
  type TextTerm,
} from './list-filter';
import type { SearchTerm } from './search-query';

type Resolved = TextTerm | FilterTerm;

/** The rows that the names of a search stand for in a workspace. */
export interface NamedRows {
  /** Ids of tags by their names. */
  tags: ReadonlyMap<string, string>;
  /** Ids of collections by what was typed. */
  collections: ReadonlyMap<string, readonly string[]>;
  /** The person whose favourites the search means. */
  userId: string;
  /** Whether that person sees the findings of everybody's images. */
  seesAllFindings: boolean;
  /** The moment at which links have ended or not. */
  now: Date;
}

/** Null when a group cannot match. A group that always matches is left out. */
export function resolvedGroups(
  groups: readonly Group<SearchTerm>[],
  names: NamedRows,
): Group<Resolved>[] | null {
  const resolved: Group<Resolved>[] = [];
  for (const group of groups) {
    const choices = group.map(({ isNegated, term }) => ({
      isNegated,
      term: resolvedTerm(term, names),
    }));
    // A name that does not exist matches nothing, so its negation matches everything.
    if (choices.some(({ isNegated, term }) => term === null && isNegated)) continue;
    const left = choices.filter((choice): choice is Choice<Resolved> => choice.term !== null);
    if (left.length === 0) return null;
    resolved.push(left);
  }
  return resolved;
}

function resolvedTerm(term: SearchTerm, names: NamedRows): Resolved | null {
  if (term.is === 'favorite') return { is: 'favorite', userId: names.userId };
  if (term.is === 'shared') return { is: 'shared', now: names.now };
  if (term.is === 'tag') {
    const id = names.tags.get(term.name);
    return id === undefined ? null : { is: 'tag', id };
  }
  if (term.is === 'finding') {
    return { is: 'finding', userId: names.userId, seesAll: names.seesAllFindings };
  }
  if (term.is !== 'in') return term;
  const ids = names.collections.get(term.name) ?? [];
  return ids.length === 0 ? null : { is: 'collections', ids };
}

type Sorted = Pick<ListFilter, 'tagIds' | 'collectionSets' | 'favoritesOf' | 'groups'> & {
  phrases: string[];
  textGroups: Group<Resolved>[];
};

/** Tags, collections and favourites that must match lead through their index; the rest are conditions of its rows. */
export function sortedGroups(groups: readonly Group<Resolved>[]): Sorted {
  const tagIds: string[] = [];
  const collectionSets: (readonly string[])[] = [];
  const phrases: string[] = [];
  const textGroups: Group<Resolved>[] = [];
  const filters: Group<FilterTerm>[] = [];
  let favoritesOf: string | null = null;
  for (const group of groups) {
    const term = onlyTerm(group);
    if (term?.is === 'tag') tagIds.push(term.id);
    else if (term?.is === 'collections') collectionSets.push(term.ids);
    else if (term?.is === 'favorite') favoritesOf = term.userId;
    else if (term?.is === 'phrase') phrases.push(term.phrase);
    else if (isFilter(group)) filters.push(group);
    else textGroups.push(group);
  }
  return { tagIds, collectionSets, favoritesOf, phrases, textGroups, groups: filters };
}

/** The term that must match; null for a negated one and for several. */
function onlyTerm([first, ...others]: Group<Resolved>): Resolved | null {
  return first && !first.isNegated && others.length === 0 ? first.term : null;
}

const isFilter = (group: Group<Resolved>): group is Group<FilterTerm> =>
  group.every(({ term }) => !isTextTerm(term));
