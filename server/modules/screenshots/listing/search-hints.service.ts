import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { HintsQuery, NearestSearch } from '../../../contract/search/search-hints';
import { isNarrowed, type ListFilter, type ListQuestion } from '../search/list-filter';
import { nearSearches, type NearSearch } from '../search/near-searches';
import { SearchWordsRepository } from '../search/search-words.repository';
import { type KindCountRow, KindCountsRepository } from './kind-counts.repository';
import { ListFiltersService, tagNames } from './list-filters.service';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotSearchService } from './screenshot-search.service';

/** A larger list is counted up to here, which bounds the time of the request. */
const COUNTED = 10_000;
/** Nobody needs to know more of a search that is only offered. */
const NEAR_COUNTED = 100;
const MOST_NEAR = 5;

/** Says what there is beside a list: the kinds in it, and the searches near one that finds nothing. */
@Injectable()
export class SearchHintsService {
  constructor(
    private readonly filters: ListFiltersService,
    private readonly search: ScreenshotSearchService,
    private readonly kindCounts: KindCountsRepository,
    private readonly lists: ScreenshotListsRepository,
    private readonly words: SearchWordsRepository,
  ) {}

  /** The kinds that the list asks for are left out of the question, so that the others stay to be chosen. */
  async kinds(scope: WorkspaceAccess, query: HintsQuery): Promise<KindCountRow[]> {
    const filter = await this.filterOf(scope, { ...questionOf(query), kind: undefined });
    if (!filter) return [];
    if (!isNarrowed(filter)) return this.kindCounts.listAll(scope);
    return this.kindCounts.listIn(scope, filter, await this.foundBy(scope, filter), COUNTED);
  }

  async nearest(scope: WorkspaceAccess, query: HintsQuery): Promise<NearestSearch[]> {
    const question = questionOf(query);
    const near = await nearSearches(question, (word) => this.words.listNear(scope, word));
    const found: NearestSearch[] = [];
    // One after the other: a search that finds nothing must not take all connections.
    for (const { question: other, ...said } of near) {
      if (found.length >= MOST_NEAR) break;
      const count = await this.count(scope, other);
      if (count > 0) found.push({ ...said, q: other.q ?? '', count });
    }
    return found;
  }

  private async count(scope: WorkspaceAccess, question: NearSearch['question']): Promise<number> {
    const filter = await this.filterOf(scope, question);
    if (!filter) return 0;
    return this.lists.countUpTo(scope, filter, await this.foundBy(scope, filter), NEAR_COUNTED);
  }

  private filterOf(scope: WorkspaceAccess, question: ListQuestion): Promise<ListFilter | null> {
    return this.filters.resolve(scope, question, scope.userId);
  }

  private async foundBy(scope: WorkspaceAccess, filter: ListFilter) {
    const { text } = filter;
    return text ? this.search.widest(scope, { ...filter, text }, 'shown') : null;
  }
}

const questionOf = ({ tags, ...query }: HintsQuery): ListQuestion => ({
  ...query,
  tags: tagNames(tags ?? ''),
});
