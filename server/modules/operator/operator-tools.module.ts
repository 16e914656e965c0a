import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { CounterCheckService } from './checks/counter-check.service';
import { FileCheckService } from './checks/file-check.service';
import { JobsAdminService } from './tools/jobs-admin.service';
import { ReprocessingRepository } from './tools/reprocessing.repository';
import { ReprocessingService } from './tools/reprocessing.service';
import { RowCheckService } from './checks/row-check.service';
import { StoreCheckRepository } from './checks/store-check.repository';
import { StoreCheckService } from './checks/store-check.service';
import { TeamsAdminRepository } from './tools/teams-admin.repository';
import { TeamsAdminService } from './tools/teams-admin.service';

/** Services behind the operators' commands. */
@Module({
  imports: [BillingModule, ScreenshotsModule],
  providers: [
    CounterCheckService,
    FileCheckService,
    JobsAdminService,
    ReprocessingService,
    ReprocessingRepository,
    RowCheckService,
    StoreCheckService,
    StoreCheckRepository,
    TeamsAdminService,
    TeamsAdminRepository,
  ],
  exports: [JobsAdminService, ReprocessingService, StoreCheckService, TeamsAdminService],
})
export class OperatorToolsModule {}
