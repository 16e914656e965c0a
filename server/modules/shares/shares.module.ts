import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ShareAddresses } from './links/share-addresses';
import { ShareGateService } from './links/share-gate.service';
import { ShareLinksRepository } from './links/share-links.repository';
import { ShareRulesRepository } from './links/share-rules.repository';
import { ShareRulesService } from './links/share-rules.service';
import { SharedThingsService } from './links/shared-things.service';
import { SharesController } from './links/shares.controller';
import { SharesService } from './links/shares.service';
import { OpenLinksRepository } from './open/open-links.repository';
import { OpenLinksService } from './open/open-links.service';
import { ShareCookies } from './open/share-cookies';
import { SharedContentsService } from './open/shared-contents.service';
import { SharedController } from './open/shared.controller';
import { ShareUnlocksService } from './open/share-unlocks.service';
import { SharePagesService } from './page/share-pages.service';

@Module({
  imports: [AuthModule, WorkspacesModule, BillingModule, ScreenshotsModule, CollectionsModule],
  controllers: [SharesController, SharedController],
  providers: [
    ShareAddresses,
    ShareLinksRepository,
    ShareRulesRepository,
    ShareRulesService,
    ShareGateService,
    SharedThingsService,
    SharesService,
    OpenLinksRepository,
    OpenLinksService,
    ShareCookies,
    ShareUnlocksService,
    SharedContentsService,
    SharePagesService,
  ],
  exports: [SharesService],
})
export class SharesModule {}
