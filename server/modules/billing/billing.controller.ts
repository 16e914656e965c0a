import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Public } from '../../common/http/public.decorator';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import {
  type Plan,
  StatusQuery,
  type SubscriptionConfig,
  type SubscriptionStatus,
} from '../../contract/billing';
import { BillingCustomersService } from './payments/billing-customers.service';
import { toInvoice, toPlan, toSubscriptionStatus } from './billing.mapper';
import { BillingService } from './plans/billing.service';
import { SubscriptionStatusService } from './payments/subscription-status.service';

@Controller('subscription')
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly statuses: SubscriptionStatusService,
    private readonly customers: BillingCustomersService,
  ) {}

  @Get('status')
  async status(
    @CurrentPerson() person: Person,
    @Query(zod(StatusQuery)) { refresh }: z.output<typeof StatusQuery>,
  ): Promise<SubscriptionStatus> {
    const status = refresh ? this.statuses.refresh(person) : this.statuses.of(person);
    return toSubscriptionStatus(await status);
  }

  @Public()
  @Get('plans')
  async plans(): Promise<Plan[]> {
    return (await this.billing.listPlans()).map(toPlan);
  }

  @Public()
  @Get('config')
  config(): SubscriptionConfig {
    return this.billing.environment();
  }

  @Get('invoices')
  async invoices(@CurrentPerson() person: Person) {
    return (await this.customers.listInvoices(person)).map(toInvoice);
  }
}
