import { CollectionItemsRepository } from './collection-items.repository';
import { CollectionItemsService } from './collection-items.service';
import { FollowCollectionsWorker } from './follow-collections.worker';
import { FollowUpService } from './follow-up.service';
import { LiveChangesService } from './live-changes.service';
import { LiveCollectionsRepository } from './live-collections.repository';
import { LiveCollectionsService } from './live-collections.service';
import { ProcessingQueueService } from './processing-queue.service';
import { ScreenshotAnnouncementsService } from './screenshot-announcements.service';
import { SearchIndexRepository } from './search-index.repository';

export const followUpProviders = [
  CollectionItemsRepository,
  CollectionItemsService,
  FollowCollectionsWorker,
  FollowUpService,
  LiveChangesService,
  LiveCollectionsRepository,
  LiveCollectionsService,
  ProcessingQueueService,
  ScreenshotAnnouncementsService,
  SearchIndexRepository,
];
