import { ExportRowsRepository } from './export-rows.repository';
import { ExportRowsService } from './export-rows.service';
import { ListFiltersService } from './list-filters.service';
import { ListNamesRepository } from './list-names.repository';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotListsService } from './screenshot-lists.service';
import { ScreenshotSearchService } from './screenshot-search.service';
import { SearchMatchesService } from './search-matches.service';
import { SearchWordsRepository } from '../search/search-words.repository';

export const listingProviders = [
  ExportRowsRepository,
  ExportRowsService,
  ListFiltersService,
  ListNamesRepository,
  ScreenshotListsRepository,
  ScreenshotListsService,
  ScreenshotSearchService,
  SearchMatchesService,
  SearchWordsRepository,
];
