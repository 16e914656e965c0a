import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { AccountsController } from './accounts.controller';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { EraseAccountWorker } from './accounts.worker';
import { WorkspaceErasure } from './workspace-erasure.service';

@Module({
  imports: [AuthModule, WorkspacesModule, BillingModule, ScreenshotsModule],
  controllers: [AccountsController],
  providers: [AccountsRepository, AccountsService, EraseAccountWorker, WorkspaceErasure],
  exports: [AccountsService, EraseAccountWorker, WorkspaceErasure],
})
export class OperationsModule {}
