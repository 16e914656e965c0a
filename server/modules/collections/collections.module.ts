import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { CollectionItemsController } from './collection-items.controller';
import { CollectionsController } from './collections.controller';
import { CollectionsRepository } from './collections.repository';
import { CollectionsSchedule } from './collections.schedule';
import { CollectionsService } from './collections.service';
import { LiveSearchesService } from './live-searches.service';

@Module({
  imports: [WorkspacesModule, BillingModule, ScreenshotsModule],
  controllers: [CollectionsController, CollectionItemsController],
  providers: [CollectionsRepository, CollectionsSchedule, CollectionsService, LiveSearchesService],
  exports: [CollectionsService],
})
export class CollectionsModule {}
