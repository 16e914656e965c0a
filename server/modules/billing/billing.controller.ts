import { Controller, Get } from '@nestjs/common';
import { Open } from '../../common/http/open';
import { CurrentPerson, type Person } from '../../common/http/person';
import type { Plan, SubscriptionConfig, SubscriptionStatus } from '../../contract/billing';
import { toPlan, toSubscriptionStatus } from './billing.mapper';
import { BillingService } from './billing.service';

@Controller('subscription')
export class BillingController {
  constructor(private readonly billing: BillingService) {}

  @Get('status')
  async status(@CurrentPerson() person: Person): Promise<SubscriptionStatus> {
    return toSubscriptionStatus(await this.billing.usage(person.id));
  }

  @Open()
  @Get('plans')
  async plans(): Promise<Plan[]> {
    return (await this.billing.listPlans()).map(toPlan);
  }

  @Open()
  @Get('config')
  config(): SubscriptionConfig {
    return { environment: this.billing.environment(), publishable_key: null };
  }
}
