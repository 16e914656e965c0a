import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { CollectionItemsController } from './collection-items.controller';
import { CollectionsController } from './collections.controller';
import { CollectionsRepository } from './collections.repository';
import { CollectionsService } from './collections.service';

@Module({
  imports: [WorkspacesModule, BillingModule, ScreenshotsModule],
  controllers: [CollectionsController, CollectionItemsController],
  providers: [CollectionsRepository, CollectionsService],
  exports: [CollectionsService],
})
export class CollectionsModule {}
