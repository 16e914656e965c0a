import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { AccountsController } from './accounts.controller';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { EraseAccountWorker } from './accounts.worker';

@Module({
  imports: [AuthModule, BillingModule, ScreenshotsModule],
  controllers: [AccountsController],
  providers: [AccountsRepository, AccountsService, EraseAccountWorker],
  exports: [AccountsService, EraseAccountWorker],
})
export class OperationsModule {}
