import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { TeamsModule } from '../teams/teams.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { AccountsController } from './accounts.controller';
import { AccountsRepository } from './accounts.repository';
import { AccountsSchedule } from './accounts.schedule';
import { AccountsService } from './accounts.service';
import { EraseAccountWorker } from './erase-account.worker';
import { WorkspaceErasureService } from './workspace-erasure.service';

@Module({
  imports: [AuthModule, WorkspacesModule, BillingModule, TeamsModule, ScreenshotsModule],
  controllers: [AccountsController],
  providers: [
    AccountsRepository,
    AccountsSchedule,
    AccountsService,
    EraseAccountWorker,
    WorkspaceErasureService,
  ],
  exports: [AccountsService, EraseAccountWorker, WorkspaceErasureService],
})
export class AccountsModule {}
