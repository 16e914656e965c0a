import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { JobsAdmin } from './jobs-admin.service';
import { ReprocessingRepository } from './reprocessing.repository';
import { Reprocessing } from './reprocessing.service';
import { TeamsAdminRepository } from './teams-admin.repository';
import { TeamsAdmin } from './teams-admin.service';

/** What only operators do, from the command line. */
@Module({
  imports: [BillingModule, ScreenshotsModule],
  providers: [JobsAdmin, Reprocessing, ReprocessingRepository, TeamsAdmin, TeamsAdminRepository],
  exports: [JobsAdmin, Reprocessing, TeamsAdmin],
})
export class OperatorToolsModule {}
