import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { PAGE_LIMIT } from '../../contract/limits';
import type { CheckedHashes } from '../../contract/bulk';
import type { ScreenshotsQuery, TimelineMonth } from '../../contract/screenshots';
import { type CursorPosition, decodeCursor, encodeCursor } from './cursor';
import { isNarrowed, type ListFilter } from './list-filter';
import { ListFilters, tagNames } from './list-filters.service';
import { ListNamesRepository } from './list-names.repository';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import type { ScreenshotRow } from './screenshot-row';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotSearch } from './screenshot-search.service';

export interface ListAnswer {
  rows: ScreenshotRow[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Only when it was asked for. */
  totalCount: number | null;
}

/** What no counter knows is counted up to here and no further (quality bar P2). */
const COUNTED = 10_000;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

const nothing = (withCount: boolean): ListAnswer => ({
  rows: [],
  nextCursor: null,
  totalCount: withCount ? 0 : null,
});

@Injectable()
export class ScreenshotListsService {
  constructor(
    private readonly repository: ScreenshotListsRepository,
    private readonly search: ScreenshotSearch,
    private readonly filters: ListFilters,
    private readonly names: ListNamesRepository,
    private readonly screenshots: ScreenshotsRepository,
  ) {}

  async list(scope: WorkspaceScope, query: ScreenshotsQuery): Promise<ListAnswer> {
    const after = query.cursor ? decodeCursor(query.cursor) : null;
    const tags = tagNames(query.tags ?? '');
    const filter = await this.filters.resolve(scope, { ...query, tags });
    if (!filter) return nothing(query.count ?? false);
    const [rows, totalCount] = await Promise.all([
      this.page(scope, filter, {
        // One more than asked for tells whether there is a next page.
        limit: query.limit + 1,
        after,
        withText: query.fields === 'full',
      }),
      query.count ? this.count(scope, filter) : null,
    ]);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return {
      rows: page,
      nextCursor: last ? encodeCursor({ rankClass: 0, ...last }) : null,
      totalCount,
    };
  }

  listUnprocessed(scope: WorkspaceScope): Promise<ScreenshotRow[]> {
    return this.repository.listUnprocessed(scope, PAGE_LIMIT);
  }

  /** These screenshots in the order of the ids. */
  listByIds(
    scope: WorkspaceScope,
    ids: readonly string[],
    fields: 'full' | 'card',
  ): Promise<ScreenshotRow[]> {
    return this.repository.listByIds(scope, ids, fields === 'full');
  }

  /** A cursor of a month leads to its newest: after the first instant of the month behind it. */
  async timeline(scope: WorkspaceScope, timeZone: string): Promise<TimelineMonth[]> {
    const months = await this.screenshots.listMonths(scope, timeZone);
    return months.map(({ month, count, end }) => ({ month, count, cursor: cursorBefore(end) }));
  }

  async check(scope: WorkspaceScope, hashes: readonly string[]): Promise<CheckedHashes> {
    const known = await this.screenshots.listKnownHashes(scope, hashes);
    return { existing: known.map(({ hash, id }) => ({ hash, screenshot_id: id })) };
  }

  private page(
    scope: WorkspaceScope,
    filter: ListFilter,
    page: { limit: number; after: CursorPosition | null; withText: boolean },
  ): Promise<ScreenshotRow[]> {
    const { text } = filter;
    return text
      ? this.search.list(scope, { ...filter, text }, page)
      : this.repository.list(scope, filter, page);
  }

  private async count(scope: WorkspaceScope, filter: ListFilter): Promise<number> {
    const counter = counterOf(filter);
    if (counter) return this.names.findCounter(scope, counter);
    const { text } = filter;
    const found = text ? await this.search.widest(scope, { ...filter, text }, 'shown') : null;
    return this.repository.countUpTo(scope, filter, found, COUNTED);
  }
}

/** The smallest id stands behind every row of the instant. */
const cursorBefore = (createdAt: Date): string =>
  encodeCursor({ rankClass: 0, createdAt, id: NIL_UUID });

/** Where one counter says it all. */
function counterOf(filter: ListFilter) {
  if (!isNarrowed(filter)) return 'all' as const;
  const { text, tagIds, collectionSets, isFavorite, kinds, days } = filter;
  const set = collectionSets[0];
  const parts = [text ? 2 : 0, tagIds.length, collectionSets.length, isFavorite ? 1 : 0];
  const narrowings = [...parts, kinds.length, days.length].reduce((sum, n) => sum + n, 0);
  if (narrowings !== 1) return null;
  if (tagIds[0]) return { tagId: tagIds[0] };
  if (set?.length === 1 && set[0]) return { collectionId: set[0] };
  return isFavorite ? ('favorites' as const) : null;
}
