import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { SavedSearch } from '../../contract/collections';
import type { ListOwner } from './list-filter';
import { ListFilters } from './list-filters.service';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotSearch } from './screenshot-search.service';

interface Reach {
  /** Only these screenshots; null for all. */
  among: readonly string[] | null;
  /** `shown`: whatever the list would show. `exact`: only whole words and parts of words. */
  reach: 'shown' | 'exact';
}

/** Which screenshots a saved search finds. */
@Injectable()
export class SearchMatches {
  constructor(
    private readonly filters: ListFilters,
    private readonly search: ScreenshotSearch,
    private readonly lists: ScreenshotListsRepository,
  ) {}

  async list(owner: ListOwner, saved: SavedSearch, { among, reach }: Reach): Promise<string[]> {
    const filter = await this.filters.resolve(owner, saved);
    if (!filter) return [];
    const { text } = filter;
    const found = text ? await this.search.widest(owner, { ...filter, text }, reach) : null;
    return this.lists.listIdsForSystem(owner, filter, found, among);
  }

  /** A live search whose collection or words no longer make sense finds nothing. */
  async listOrNone(
    owner: ListOwner,
    saved: SavedSearch,
    among: readonly string[] | null,
  ): Promise<string[]> {
    try {
      return await this.list(owner, saved, { among, reach: 'exact' });
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  }
}
