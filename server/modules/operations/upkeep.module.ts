import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { BillingModule } from '../billing/billing.module';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { TeamsModule } from '../teams/teams.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { BillingUpkeep } from './billing-upkeep.service';
import { ClockJumps } from './clock-jumps.service';
import { OperationsModule } from './operations.module';
import { ScheduledWork } from './scheduled-work.service';
import { TeamUpkeep } from './team-upkeep.service';
import { UpkeepService } from './upkeep.service';
import { UploadUpkeep } from './upload-upkeep.service';

/** Runs in the worker process only. */
@Module({
  imports: [
    ScheduleModule.forRoot(),
    WorkspacesModule,
    BillingModule,
    TeamsModule,
    ScreenshotsModule,
    CollectionsModule,
    OperationsModule,
  ],
  providers: [BillingUpkeep, ClockJumps, ScheduledWork, TeamUpkeep, UpkeepService, UploadUpkeep],
})
export class UpkeepModule {}
