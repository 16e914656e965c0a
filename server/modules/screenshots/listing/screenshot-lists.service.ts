import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { PAGE_LIMIT } from '../../../contract/limits';
import type { CheckedHashes } from '../../../contract/bulk';
import type { ScreenshotsQuery } from '../../../contract/search/screenshot-filters';
import { type CursorPosition, decodeCursor, encodeCursor } from '../rows/cursor';
import { type FilterTerm, type Group, isNarrowed, type ListFilter } from '../search/list-filter';
import { ListFiltersService, tagNames } from './list-filters.service';
import { type Counter, ListNamesRepository } from './list-names.repository';
import { decodeOrdered, encodeOrdered, type ListOrder, orderOf } from './list-order';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { SearchLookups } from '../search/search-lookups';
import { ScreenshotSearchService } from './screenshot-search.service';

export interface ListAnswer {
  rows: ScreenshotRow[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Set only when it was asked for. */
  totalCount: number | null;
}

interface Page {
  limit: number;
  after: CursorPosition | null;
  withText: boolean;
  lookups: SearchLookups;
}

/** Lists without a maintained counter are counted up to this number, which bounds the time of the request. */
const COUNTED = 10_000;

const nothing = (withCount: boolean): ListAnswer => ({
  rows: [],
  nextCursor: null,
  totalCount: withCount ? 0 : null,
});

@Injectable()
export class ScreenshotListsService {
  constructor(
    private readonly repository: ScreenshotListsRepository,
    private readonly search: ScreenshotSearchService,
    private readonly filters: ListFiltersService,
    private readonly names: ListNamesRepository,
    private readonly screenshots: ScreenshotIdsRepository,
  ) {}

  async list(scope: WorkspaceAccess, query: ScreenshotsQuery): Promise<ListAnswer> {
    const tags = tagNames(query.tags ?? '');
    const filter = await this.filters.resolve(scope, { ...query, tags }, scope.userId);
    const order = orderOf(query, (filter?.text ?? null) !== null);
    const lookups = new SearchLookups();
    if (filter && order) return this.ordered(scope, filter, query, { order, lookups });
    const after = query.cursor ? decodeCursor(query.cursor) : null;
    if (!filter) return nothing(query.count ?? false);
    const [rows, totalCount] = await Promise.all([
      this.page(scope, filter, {
        // One row more than requested tells whether there is a next page.
        limit: query.limit + 1,
        after,
        withText: query.fields === 'full',
        lookups,
      }),
      query.count ? this.count(scope, filter, lookups) : null,
    ]);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return {
      rows: page,
      nextCursor: last ? encodeCursor({ rankClass: 0, ...last }) : null,
      totalCount,
    };
  }

  listUnprocessed(scope: WorkspaceAccess): Promise<ScreenshotRow[]> {
    return this.repository.listUnprocessed(scope, PAGE_LIMIT);
  }

  /** These screenshots in the order of the ids. */
  listByIds(
    scope: WorkspaceAccess,
    ids: readonly string[],
    fields: 'full' | 'card',
  ): Promise<ScreenshotRow[]> {
    return this.repository.listByIds(scope, ids, fields === 'full');
  }

  async check(scope: WorkspaceAccess, hashes: readonly string[]): Promise<CheckedHashes> {
    const known = await this.screenshots.listKnownHashes(scope, hashes);
    return { existing: known.map(({ hash, id }) => ({ hash, screenshot_id: id })) };
  }

  private page(
    scope: WorkspaceAccess,
    filter: ListFilter,
    { lookups, ...page }: Page,
  ): Promise<ScreenshotRow[]> {
    const { text } = filter;
    return text
      ? this.search.list(scope, { ...filter, text }, page, lookups)
      : this.repository.list(scope, filter, page);
  }

  /** All classes of a search together, because the words no longer decide the order. */
  private async ordered(
    scope: WorkspaceAccess,
    filter: ListFilter,
    query: ScreenshotsQuery,
    { order, lookups }: { order: ListOrder; lookups: SearchLookups },
  ): Promise<ListAnswer> {
    const after = query.cursor ? decodeOrdered(order, query.cursor) : null;
    const { text } = filter;
    const found = text
      ? await this.search.widest(scope, { ...filter, text }, 'shown', lookups)
      : null;
    const [places, totalCount] = await Promise.all([
      this.repository.listOrdered(scope, filter, found, { order, limit: query.limit + 1, after }),
      query.count ? this.count(scope, filter, lookups) : null,
    ]);
    const page = places.slice(0, query.limit);
    const last = places.length > query.limit ? page.at(-1) : undefined;
    const ids = page.map(({ id }) => id);
    return {
      rows: await this.repository.listByIds(scope, ids, query.fields === 'full'),
      nextCursor: last ? encodeOrdered(order, last) : null,
      totalCount,
    };
  }

  private async count(
    scope: WorkspaceAccess,
    filter: ListFilter,
    lookups: SearchLookups,
  ): Promise<number> {
    const counter = counterOf(filter);
    if (counter) return this.names.findCounter(scope, counter);
    const { text } = filter;
    const found = text
      ? await this.search.widest(scope, { ...filter, text }, 'shown', lookups)
      : null;
    return this.repository.countUpTo(scope, filter, found, COUNTED);
  }
}

/** The counter of a list with a single filter. */
function counterOf(filter: ListFilter): Counter | null {
  if (!isNarrowed(filter)) return 'all';
  const { text, tagIds, collectionSets, favoritesOf, groups } = filter;
  const parts = [text ? 2 : 0, tagIds.length, collectionSets.length, favoritesOf ? 1 : 0];
  if (parts.reduce((sum, n) => sum + n, groups.length) !== 1) return null;
  const [set, kind] = [collectionSets[0], onlyKind(groups[0])];
  if (tagIds[0]) return { tagId: tagIds[0] };
  if (set?.length === 1 && set[0]) return { collectionId: set[0] };
  if (kind) return { kind };
  return favoritesOf ? 'favorites' : null;
}

function onlyKind(group: Group<FilterTerm> | undefined): string | null {
  const [choice, ...others] = group ?? [];
  if (!choice || choice.isNegated || others.length > 0 || choice.term.is !== 'kinds') return null;
  const [kind, ...further] = choice.term.kinds;
  return kind && further.length === 0 ? kind : null;
}
