import { Module } from '@nestjs/common';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { BillingController } from './billing.controller';
import { BillingRepository } from './billing.repository';
import { BillingService } from './billing.service';
import { PlanHoldings } from './plan-holdings.service';
import { PlansAdminRepository } from './plans-admin.repository';
import { PlansAdmin } from './plans-admin.service';
import { QuotaService } from './quota.service';

@Module({
  controllers: [BillingController],
  imports: [WorkspacesModule],
  providers: [
    BillingRepository,
    BillingService,
    PlanHoldings,
    PlansAdmin,
    PlansAdminRepository,
    QuotaService,
  ],
  exports: [BillingService, PlansAdmin, QuotaService],
})
export class BillingModule {}
