import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { PAGE_LIMIT } from '../../contract/limits';
import type { ScreenshotsQuery } from '../../contract/screenshots';
import { decodeCursor, encodeCursor } from './cursor';
import {
  type ListedRow,
  type ListFilter,
  ScreenshotListsRepository,
} from './screenshot-lists.repository';
import type { ScreenshotRow } from './screenshot-row';
import { searchQuery } from './search-document';

export interface ListAnswer {
  rows: ScreenshotRow[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Only when it was asked for. */
  totalCount: number | null;
}

@Injectable()
export class ScreenshotListsService {
  constructor(private readonly repository: ScreenshotListsRepository) {}

  async list(scope: WorkspaceScope, query: ScreenshotsQuery): Promise<ListAnswer> {
    if (query.collection_id) {
      throw new AppError('collection_not_found', 'There is no such collection.');
    }
    const filter = filterOf(query);
    const [rows, totalCount] = await Promise.all([
      this.repository.list(scope, filter, {
        // One more than asked for tells whether there is a next page.
        limit: query.limit + 1,
        after: query.cursor ? decodeCursor(query.cursor) : null,
        withText: query.fields === 'full',
      }),
      query.count ? this.count(scope, filter) : null,
    ]);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return { rows: page, nextCursor: last ? cursorAfter(last) : null, totalCount };
  }

  listUnprocessed(scope: WorkspaceScope): Promise<ScreenshotRow[]> {
    return this.repository.listUnprocessed(scope, PAGE_LIMIT);
  }

  private count(scope: WorkspaceScope, filter: ListFilter): Promise<number> {
    const isFiltered =
      filter.search !== null ||
      filter.tags.length > 0 ||
      filter.isFavorite ||
      filter.startDate !== null ||
      filter.endDate !== null;
    return isFiltered ? this.repository.count(scope, filter) : this.repository.countAll(scope);
  }
}

function cursorAfter({ rankClass, createdAt, id }: ListedRow): string {
  return encodeCursor({ rankClass, createdAt, id });
}

function filterOf(query: ScreenshotsQuery): ListFilter {
  return {
    search: query.q === undefined ? null : searchQuery(query.q),
    tags: tagNames(query.tags ?? ''),
    isFavorite: query.favorites ?? false,
    startDate: query.start_date ?? null,
    endDate: query.end_date ?? null,
    dateField: query.date_field,
    timeZone: query.tz,
  };
}

/** Tag names are stored trimmed and in lower case (decisions 24). */
function tagNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(names)].filter((name) => name !== '');
}
