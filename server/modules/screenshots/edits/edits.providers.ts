import { BulkActionsService } from './bulk-actions.service';
import { BulkService } from './bulk.service';
import { CollectionMembershipService } from './collection-membership.service';
import { FavoritesService } from './favorites.service';
import { LabelEditsService } from './label-edits.service';
import { ReindexTagWorker } from './reindex-tag.worker';
import { ScreenshotEditsService } from './screenshot-edits.service';
import { TagChangesService } from './tag-changes.service';
import { TagRewordingService } from './tag-rewording.service';

export const editsProviders = [
  BulkActionsService,
  BulkService,
  CollectionMembershipService,
  FavoritesService,
  LabelEditsService,
  ReindexTagWorker,
  ScreenshotEditsService,
  TagChangesService,
  TagRewordingService,
];
