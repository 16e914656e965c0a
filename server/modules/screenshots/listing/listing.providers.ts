import { ExportRowsRepository } from './export-rows.repository';
import { ExportRowsService } from './export-rows.service';
import { KindCountsRepository } from './kind-counts.repository';
import { ListFiltersService } from './list-filters.service';
import { ListNamesRepository } from './list-names.repository';
import { MonthsRepository } from './months.repository';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotListsService } from './screenshot-lists.service';
import { ScreenshotSearchService } from './screenshot-search.service';
import { SearchHintsService } from './search-hints.service';
import { SearchMatchesService } from './search-matches.service';
import { SearchWordsRepository } from '../search/search-words.repository';
import { TimelineService } from './timeline.service';

export const listingProviders = [
  ExportRowsRepository,
  ExportRowsService,
  KindCountsRepository,
  ListFiltersService,
  ListNamesRepository,
  MonthsRepository,
  ScreenshotListsRepository,
  ScreenshotListsService,
  ScreenshotSearchService,
  SearchHintsService,
  SearchMatchesService,
  SearchWordsRepository,
  TimelineService,
];
