import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { CounterDriftService } from './counters/counter-drift.service';
import { countersProviders } from './counters/counters.providers';
import { DerivedSizesService } from './counters/derived-sizes.service';
import { CollectionMembershipService } from './edits/collection-membership.service';
import { editsProviders } from './edits/edits.providers';
import { ReindexTagWorker } from './edits/reindex-tag.worker';
import { ScreenshotEditsController } from './edits/screenshot-edits.controller';
import { TagChangesService } from './edits/tag-changes.service';
import { filesProviders } from './files/files.providers';
import { ImageFilesService } from './files/image-files.service';
import { CollectionItemsService } from './follow-up/collection-items.service';
import { FollowCollectionsWorker } from './follow-up/follow-collections.worker';
import { followUpProviders } from './follow-up/follow-up.providers';
import { FollowUpService } from './follow-up/follow-up.service';
import { LiveChangesService } from './follow-up/live-changes.service';
import { ScreenshotAnnouncementsService } from './follow-up/screenshot-announcements.service';
import { labelsProviders } from './labels/labels.providers';
import { ExportRowsService } from './listing/export-rows.service';
import { listingProviders } from './listing/listing.providers';
import { ScreenshotListsService } from './listing/screenshot-lists.service';
import { ScreenshotsController } from './listing/screenshots.controller';
import { SearchHintsController } from './listing/search-hints.controller';
import { ReadingRequestsService } from './reading/reading-requests.service';
import { ReadingResultsService } from './reading/reading-results.service';
import { readingProviders } from './reading/reading.providers';
import { ReadPagesService } from './redactions/read-pages.service';
import { RedactedCopiesService } from './redactions/redacted-copies.service';
import { RedactionsController } from './redactions/redactions.controller';
import { redactionsProviders } from './redactions/redactions.providers';
import { RedactionsService } from './redactions/redactions.service';
import { rowsProviders } from './rows/rows.providers';
import { ScreenshotsService } from './rows/screenshots.service';
import { scansProviders } from './scans/scans.providers';
import { TextScansService } from './scans/text-scans.service';
import { PurgeService } from './trash/purge.service';
import { RemoveFilesWorker } from './trash/remove-files.worker';
import { StorageController } from './storage/storage.controller';
import { storageProviders } from './storage/storage.providers';
import { TrashController } from './trash/trash.controller';
import { trashProviders } from './trash/trash.providers';
import { TransfersController } from './transfers/transfers.controller';
import { transfersProviders } from './transfers/transfers.providers';
import { UploadRecoveryService } from './uploads/upload-recovery.service';
import { UploadsController } from './uploads/uploads.controller';
import { uploadsProviders } from './uploads/uploads.providers';

const workers = [FollowCollectionsWorker, ReindexTagWorker, RemoveFilesWorker];

@Module({
  imports: [WorkspacesModule, BillingModule],
  // The order matters: `/screenshots/check` and similar paths come before `/screenshots/:id`.
  controllers: [
    UploadsController,
    TransfersController,
    SearchHintsController,
    ScreenshotsController,
    RedactionsController,
    ScreenshotEditsController,
    TrashController,
    StorageController,
  ],
  providers: [
    ...countersProviders,
    ...rowsProviders,
    ...filesProviders,
    ...storageProviders,
    ...redactionsProviders,
    ...labelsProviders,
    ...listingProviders,
    ...followUpProviders,
    ...readingProviders,
    ...scansProviders,
    ...trashProviders,
    ...editsProviders,
    ...uploadsProviders,
    ...transfersProviders,
  ],
  exports: [
    ...workers,
    CollectionMembershipService,
    CollectionItemsService,
    CounterDriftService,
    DerivedSizesService,
    ExportRowsService,
    FollowUpService,
    ImageFilesService,
    LiveChangesService,
    PurgeService,
    ReadPagesService,
    RedactedCopiesService,
    RedactionsService,
    ReadingResultsService,
    ReadingRequestsService,
    ScreenshotAnnouncementsService,
    ScreenshotListsService,
    ScreenshotsService,
    TagChangesService,
    TextScansService,
    UploadRecoveryService,
  ],
})
export class ScreenshotsModule {}
