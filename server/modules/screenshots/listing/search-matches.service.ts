import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { SavedSearch } from '../../../contract/collections';
import { ListFiltersService } from './list-filters.service';
import { assertSoundSearch } from '../search/saved-search';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotSearchService } from './screenshot-search.service';

interface Reach {
  /** The person whose favourites the search means. */
  userId: string;
  /** Only these screenshots; null for all. */
  among: readonly string[] | null;
  /** `shown`: everything the list would show. `exact`: only whole words and parts of words. */
  reach: 'shown' | 'exact';
}

/** Finds the screenshots of a saved search. */
@Injectable()
export class SearchMatchesService {
  constructor(
    private readonly filters: ListFiltersService,
    private readonly search: ScreenshotSearchService,
    private readonly lists: ScreenshotListsRepository,
  ) {}

  /** Throws 422 for a search that cannot be run, 404 when it names a missing collection by its id. */
  async list(
    scope: WorkspaceScope,
    saved: SavedSearch,
    { userId, among, reach }: Reach,
  ): Promise<string[]> {
    assertSoundSearch(saved);
    const filter = await this.filters.resolve(scope, saved, userId);
    if (!filter) return [];
    const { text } = filter;
    const found = text ? await this.search.widest(scope, { ...filter, text }, reach) : null;
    return this.lists.listIds(scope, filter, found, among);
  }

  /** The collection that a live search names may be deleted and restored; until then it finds nothing. */
  async listOrNone(
    scope: WorkspaceScope,
    saved: SavedSearch,
    reach: Omit<Reach, 'reach'>,
  ): Promise<string[]> {
    try {
      return await this.list(scope, saved, { ...reach, reach: 'exact' });
    } catch (error) {
      if (error instanceof AppError && error.code === 'collection_not_found') return [];
      throw error;
    }
  }
}
