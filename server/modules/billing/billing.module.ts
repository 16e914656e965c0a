import { Module } from '@nestjs/common';
import { BillingController } from './billing.controller';
import { BillingRepository } from './billing.repository';
import { BillingService } from './billing.service';
import { QuotaService } from './quota.service';

@Module({
  controllers: [BillingController],
  providers: [BillingRepository, BillingService, QuotaService],
  exports: [BillingService, QuotaService],
})
export class BillingModule {}
