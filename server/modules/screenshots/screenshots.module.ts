import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ArrivingFiles } from './arriving-files.service';
import { BulkActions } from './bulk-actions.service';
import { BulkService } from './bulk.service';
import { CollectionDoor } from './collection-door.service';
import { CollectionItemsRepository } from './collection-items.repository';
import { CollectionItems } from './collection-items.service';
import { CounterDriftRepository } from './counter-drift.repository';
import { CounterDrift } from './counter-drift.service';
import { CountersRepository } from './counters.repository';
import { Counters } from './counters.service';
import { ExportRowsRepository } from './export-rows.repository';
import { ExportRows } from './export-rows.service';
import { Favorites } from './favorites.service';
import { ImageFiles } from './image-files.service';
import { ListFilters } from './list-filters.service';
import { ListNamesRepository } from './list-names.repository';
import { PurgeService } from './purge.service';
import { ReadingOutcomes } from './reading-outcomes.service';
import { ReadingResults } from './reading-results.service';
import { ReadingsRepository } from './readings.repository';
import { ReadingsService } from './readings.service';
import { SamplesService } from './samples.service';
import { ReadingQueue } from './reading-queue.service';
import { ScreenshotChanges } from './screenshot-changes.service';
import { ScreenshotDatesRepository } from './screenshot-dates.repository';
import { ScreenshotDates } from './screenshot-dates.service';
import { ScreenshotEditsController } from './screenshot-edits.controller';
import { ScreenshotEdits } from './screenshot-edits.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotLabels } from './screenshot-labels.service';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotListsService } from './screenshot-lists.service';
import { ScreenshotSearch } from './screenshot-search.service';
import { ScreenshotStore } from './screenshot-store.service';
import { ScreenshotRows } from './screenshot-rows.repository';
import { ScreenshotsController } from './screenshots.controller';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';
import { RemoveFilesWorker } from './screenshots.worker';
import { SearchIndexRepository } from './search-index.repository';
import { SearchMatches } from './search-matches.service';
import { SearchWordsRepository } from './search-words.repository';
import { TagChanges } from './tag-changes.service';
import { TagLinksRepository } from './tag-links.repository';
import { TagLinks } from './tag-links.service';
import { TagRefusalsRepository } from './tag-refusals.repository';
import { TagRefusals } from './tag-refusals.service';
import { ReindexTagWorker } from './tags.worker';
import { TrashDoor } from './trash-door.service';
import { TrashController } from './trash.controller';
import { TrashRepository } from './trash.repository';
import { TrashService } from './trash.service';
import { UploadBurst } from './upload-burst';
import { UploadRecovery } from './upload-recovery.service';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

const repositories = [
  CollectionItemsRepository,
  CounterDriftRepository,
  CountersRepository,
  ExportRowsRepository,
  ListNamesRepository,
  ReadingsRepository,
  ScreenshotDatesRepository,
  ScreenshotListsRepository,
  ScreenshotRows,
  ScreenshotsRepository,
  SearchIndexRepository,
  SearchWordsRepository,
  TagLinksRepository,
  TagRefusals,
  TagRefusalsRepository,
  TrashRepository,
];

const uploads = [
  ArrivingFiles,
  SamplesService,
  ScreenshotStore,
  UploadBurst,
  UploadRecovery,
  UploadsService,
];

const lists = [ExportRows, ListFilters, ScreenshotListsService, ScreenshotSearch, SearchMatches];

const changes = [
  BulkActions,
  BulkService,
  CollectionDoor,
  CollectionItems,
  CounterDrift,
  Counters,
  Favorites,
  PurgeService,
  ReadingQueue,
  ReadingOutcomes,
  ReadingResults,
  ReadingsService,
  ScreenshotChanges,
  ScreenshotDates,
  ScreenshotEdits,
  ScreenshotEffects,
  ScreenshotLabels,
  TagChanges,
  TagLinks,
  TrashDoor,
  TrashService,
];

const workers = [ReindexTagWorker, RemoveFilesWorker];

@Module({
  imports: [WorkspacesModule, BillingModule],
  // The order matters: `/screenshots/check` and its like come before `/screenshots/:id`.
  controllers: [
    UploadsController,
    ScreenshotsController,
    ScreenshotEditsController,
    TrashController,
  ],
  providers: [
    ...repositories,
    ...uploads,
    ...lists,
    ...changes,
    ...workers,
    ImageFiles,
    ScreenshotsService,
  ],
  exports: [
    ...workers,
    CollectionDoor,
    CollectionItems,
    CounterDrift,
    ExportRows,
    PurgeService,
    ReadingResults,
    ReadingsService,
    ScreenshotChanges,
    ScreenshotListsService,
    ScreenshotsService,
    TagChanges,
    UploadRecovery,
  ],
})
export class ScreenshotsModule {}
