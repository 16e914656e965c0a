import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { TeamsAdminRepository } from './teams-admin.repository';
import { TeamsAdmin } from './teams-admin.service';

/** What only operators do, from the command line. */
@Module({
  imports: [BillingModule],
  providers: [TeamsAdmin, TeamsAdminRepository],
  exports: [TeamsAdmin],
})
export class OperatorToolsModule {}
