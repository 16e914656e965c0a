import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isUuid } from '../../../common/ids';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import {
  type FilterTerm,
  type Group,
  type ListFilter,
  type ListQuestion,
  only,
  plainGroups,
} from '../search/list-filter';
import { tagNameOf } from '../../../contract/tag-name';
import { ListNamesRepository } from './list-names.repository';
import { maySeeAllFindings } from '../rows/findings.policy';
import { resolvedGroups, sortedGroups } from '../search/resolved-groups';
import { type SearchQuery, searchQuery, type SearchTerm } from '../search/search-query';

export function collectionNotFound(): AppError {
  return new AppError('collection_not_found', 'There is no such collection.');
}

/** Resolves the names in a question to ids. */
@Injectable()
export class ListFiltersService {
  constructor(
    private readonly names: ListNamesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * `userId` is the person whose favourites the question means. Returns null when nothing can match, such as an unknown
   * tag. Throws 404 for a collection that does not exist.
   */
  async resolve(
    scope: WorkspaceScope,
    question: ListQuestion,
    userId: string,
  ): Promise<ListFilter | null> {
    const search = question.q === undefined ? null : searchQuery(question.q);
    const typed = [...tagGroups(question), ...(search?.groups ?? [])];
    const collection = await this.collection(scope, question);
    const names = {
      ...(await this.namesIn(scope, typed)),
      userId,
      seesAllFindings: seesAllFindings(scope),
      now: this.clock.now(),
    };
    const groups = resolvedGroups(typed, names);
    if (groups === null) return null;
    const { phrases, textGroups, ...sorted } = sortedGroups([...collection, ...groups]);
    return {
      ...sorted,
      // A list walks the first tag, so the rarest comes first.
      tagIds: [...names.tags.values()].filter((id) => sorted.tagIds.includes(id)),
      favoritesOf: question.favorites ? userId : sorted.favoritesOf,
      groups: [...sorted.groups, ...plainGroups(question)],
      text: textOf(search, phrases, textGroups),
      timeZone: question.tz ?? 'UTC',
    };
  }

  private async collection(
    scope: WorkspaceScope,
    { collection_id: id }: ListQuestion,
  ): Promise<Group<FilterTerm>[]> {
    if (!id) return [];
    if (!isUuid(id) || !(await this.names.findCollection(scope, id))) throw collectionNotFound();
    return [only({ is: 'collections', ids: [id] })];
  }

  private async namesIn(scope: WorkspaceScope, groups: readonly Group<SearchTerm>[]) {
    const terms = groups.flat().map(({ term }) => term);
    const tags = new Set(terms.flatMap((term) => (term.is === 'tag' ? [term.name] : [])));
    const typed = new Set(terms.flatMap((term) => (term.is === 'in' ? [term.name] : [])));
    const collections = new Map(
      await Promise.all(
        [...typed].map(
          async (name) => [name, await this.names.listCollectionsNamed(scope, name)] as const,
        ),
      ),
    );
    const found = tags.size > 0 ? await this.names.listTags(scope, [...tags]) : [];
    return { tags: new Map(found.map(({ name, id }) => [name, id])), collections };
  }
}

/** A live collection is for a whole team: what it finds are only the findings of the person who made it. */
function seesAllFindings(scope: WorkspaceScope | WorkspaceAccess): boolean {
  return 'role' in scope && maySeeAllFindings(scope);
}

const tagGroups = ({ tags = [] }: ListQuestion): Group<SearchTerm>[] =>
  tags.map((name) => only({ is: 'tag', name }));

function textOf(
  search: SearchQuery | null,
  phrases: readonly string[],
  groups: NonNullable<ListFilter['text']>['groups'],
): ListFilter['text'] {
  const { words, isOpenEnded } = search ?? { words: [], isOpenEnded: false };
  const isThere = words.length + phrases.length + groups.length > 0;
  return isThere ? { words, isOpenEnded, phrases, groups } : null;
}

/** The names in a list with commas, as they are stored (docs/decisions.md#tag-names). */
export function tagNames(list: string): string[] {
  const names = list.split(',').map(tagNameOf);
  return [...new Set(names)].filter((name) => name !== '');
}
