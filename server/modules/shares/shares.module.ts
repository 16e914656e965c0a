import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { SiteModule } from '../site/site.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ShareAddresses } from './links/share-addresses';
import { ShareCheckService } from './links/share-check.service';
import { ShareLinksRepository } from './links/share-links.repository';
import { ShareRulesRepository } from './links/share-rules.repository';
import { ShareRulesService } from './links/share-rules.service';
import { SharedThingsService } from './links/shared-things.service';
import { SharesController } from './links/shares.controller';
import { SharesService } from './links/shares.service';
import { SharedLogoController } from './logo/shared-logo.controller';
import { WorkspaceLogoController } from './logo/workspace-logo.controller';
import { WorkspaceLogosRepository } from './logo/workspace-logos.repository';
import { WorkspaceLogosService } from './logo/workspace-logos.service';
import { OpenLinksRepository } from './open/open-links.repository';
import { OpenLinksService } from './open/open-links.service';
import { ShareCookies } from './open/share-cookies';
import { SharedContentsService } from './open/shared-contents.service';
import { SharedController } from './open/shared.controller';
import { SharePasswordsService } from './open/share-passwords.service';
import { ShareVisitsService } from './open/share-visits.service';
import { SharePageLimitService } from './page/share-page-limit.service';
import { SharePageLookService } from './page/share-page-look.service';
import { SharePagesService } from './page/share-pages.service';

@Module({
  imports: [
    AuthModule,
    WorkspacesModule,
    BillingModule,
    ScreenshotsModule,
    CollectionsModule,
    SiteModule,
  ],
  // The routes of the logo stand before those with an id.
  controllers: [WorkspaceLogoController, SharesController, SharedLogoController, SharedController],
  providers: [
    ShareAddresses,
    ShareLinksRepository,
    ShareRulesRepository,
    ShareRulesService,
    ShareCheckService,
    SharedThingsService,
    SharesService,
    OpenLinksRepository,
    OpenLinksService,
    ShareCookies,
    SharePasswordsService,
    ShareVisitsService,
    SharedContentsService,
    WorkspaceLogosRepository,
    WorkspaceLogosService,
    SharePageLookService,
    SharePageLimitService,
    SharePagesService,
  ],
  exports: [SharesService],
})
export class SharesModule {}
