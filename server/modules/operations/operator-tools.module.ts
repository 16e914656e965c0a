import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { CounterCheck } from './counter-check.service';
import { FileCheck } from './file-check.service';
import { JobsAdmin } from './jobs-admin.service';
import { ReprocessingRepository } from './reprocessing.repository';
import { Reprocessing } from './reprocessing.service';
import { RowCheck } from './row-check.service';
import { StoreCheckRepository } from './store-check.repository';
import { StoreCheck } from './store-check.service';
import { TeamsAdminRepository } from './teams-admin.repository';
import { TeamsAdmin } from './teams-admin.service';

/** What only operators do, from the command line. */
@Module({
  imports: [BillingModule, ScreenshotsModule],
  providers: [
    CounterCheck,
    FileCheck,
    JobsAdmin,
    Reprocessing,
    ReprocessingRepository,
    RowCheck,
    StoreCheck,
    StoreCheckRepository,
    TeamsAdmin,
    TeamsAdminRepository,
  ],
  exports: [JobsAdmin, Reprocessing, StoreCheck, TeamsAdmin],
})
export class OperatorToolsModule {}
