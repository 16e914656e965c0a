import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentPerson, type Person } from '../../common/http/person';
import { SessionOnly } from '../../common/http/token-rights';
import { zod } from '../../common/http/zod';
import {
  ChangePlan,
  ChangePreviewQuery,
  StartCheckout,
  type SubscriptionStatus,
} from '../../contract/billing';
import { toChangePreview, toSubscriptionStatus } from './billing.mapper';
import { CheckoutService } from './checkout.service';
import { PlanChanges } from './plan-changes.service';
import { PlanPreviews } from './plan-previews.service';
import { SubscriptionStatuses } from './subscription-status.service';

/** Buying, changing and ending a plan. */
@Controller('subscription')
export class PlanChangesController {
  constructor(
    private readonly statuses: SubscriptionStatuses,
    private readonly checkouts: CheckoutService,
    private readonly changes: PlanChanges,
    private readonly previews: PlanPreviews,
  ) {}

  @SessionOnly()
  @Post('create-checkout-session')
  @HttpCode(200)
  async checkout(
    @CurrentPerson() person: Person,
    @Body(zod(StartCheckout)) { plan_id }: z.output<typeof StartCheckout>,
  ) {
    return { checkout_url: await this.checkouts.start(person, plan_id) };
  }

  @SessionOnly()
  @Post('customer-portal')
  @HttpCode(200)
  async portal(@CurrentPerson() person: Person) {
    return { portal_url: await this.checkouts.portal(person.id) };
  }

  @SessionOnly()
  @Post('cancel')
  @HttpCode(200)
  async cancel(@CurrentPerson() person: Person): Promise<SubscriptionStatus> {
    await this.changes.cancel(person.id);
    return this.statusOf(person);
  }

  @SessionOnly()
  @Post('resume')
  @HttpCode(200)
  async resume(@CurrentPerson() person: Person): Promise<SubscriptionStatus> {
    await this.changes.resume(person.id);
    return this.statusOf(person);
  }

  @Get('change-preview')
  async preview(
    @CurrentPerson() person: Person,
    @Query(zod(ChangePreviewQuery)) { plan_id }: z.output<typeof ChangePreviewQuery>,
  ) {
    return toChangePreview(await this.previews.preview(person.id, plan_id));
  }

  @SessionOnly()
  @Post('change')
  @HttpCode(200)
  async change(
    @CurrentPerson() person: Person,
    @Body(zod(ChangePlan)) { plan_id, when }: z.output<typeof ChangePlan>,
  ): Promise<SubscriptionStatus> {
    await this.changes.change(person.id, plan_id, when);
    return this.statusOf(person);
  }

  private async statusOf({ id }: Person): Promise<SubscriptionStatus> {
    return toSubscriptionStatus(await this.statuses.of(id));
  }
}
