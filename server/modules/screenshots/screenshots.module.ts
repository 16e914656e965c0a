import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ArrivingFiles } from './arriving-files.service';
import { ImageFiles } from './image-files.service';
import { ReadingsRepository } from './readings.repository';
import { ReadingsService } from './readings.service';
import { ScreenshotChanges } from './screenshot-changes.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { ScreenshotListsService } from './screenshot-lists.service';
import { ScreenshotStore } from './screenshot-store.service';
import { ScreenshotsController } from './screenshots.controller';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';
import { SearchIndexRepository } from './search-index.repository';
import { UploadBurst } from './upload-burst';
import { UploadRecovery } from './upload-recovery.service';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  imports: [WorkspacesModule, BillingModule],
  controllers: [ScreenshotsController, UploadsController],
  providers: [
    ArrivingFiles,
    ImageFiles,
    ReadingsRepository,
    ReadingsService,
    ScreenshotChanges,
    ScreenshotEffects,
    ScreenshotListsRepository,
    ScreenshotListsService,
    ScreenshotStore,
    ScreenshotsRepository,
    ScreenshotsService,
    SearchIndexRepository,
    UploadBurst,
    UploadRecovery,
    UploadsService,
  ],
  exports: [ReadingsService, ScreenshotChanges, ScreenshotsService, UploadRecovery],
})
export class ScreenshotsModule {}
