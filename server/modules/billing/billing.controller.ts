import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Open } from '../../common/http/open';
import { CurrentPerson, type Person } from '../../common/http/person';
import { zod } from '../../common/http/zod';
import {
  type Plan,
  StatusQuery,
  type SubscriptionConfig,
  type SubscriptionStatus,
} from '../../contract/billing';
import { BillingCustomers } from './billing-customers.service';
import { toInvoice, toPlan, toSubscriptionStatus } from './billing.mapper';
import { BillingService } from './billing.service';
import { SubscriptionStatuses } from './subscription-status.service';

@Controller('subscription')
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly statuses: SubscriptionStatuses,
    private readonly customers: BillingCustomers,
  ) {}

  @Get('status')
  async status(
    @CurrentPerson() person: Person,
    @Query(zod(StatusQuery)) { refresh }: z.output<typeof StatusQuery>,
  ): Promise<SubscriptionStatus> {
    const status = refresh ? this.statuses.refresh(person.id) : this.statuses.of(person.id);
    return toSubscriptionStatus(await status);
  }

  @Open()
  @Get('plans')
  async plans(): Promise<Plan[]> {
    return (await this.billing.listPlans()).map(toPlan);
  }

  @Open()
  @Get('config')
  config(): SubscriptionConfig {
    return this.billing.environment();
  }

  @Get('invoices')
  async invoices(@CurrentPerson() person: Person) {
    return (await this.customers.listInvoices(person.id)).map(toInvoice);
  }
}
