import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { OneAtATime } from '../../../common/one-at-a-time';
import {
  ChangePlan,
  ChangePreviewQuery,
  StartCheckout,
  type SubscriptionStatus,
} from '../../../contract/billing';
import { toChangePreview, toSubscriptionStatus } from '../billing.mapper';
import { CheckoutService } from './checkout.service';
import { PlanChangesService } from './plan-changes.service';
import { PlanPreviewsService } from './plan-previews.service';
import { PlansSoldGuard } from './plans-sold.guard';
import { SubscriptionStatusService } from './subscription-status.service';

/** Routes to buy, change and end a plan. */
@UseGuards(PlansSoldGuard)
@Controller('subscription')
export class PlanChangesController {
  /** A double click must not change a subscription twice at once: the provider refuses one of the two. */
  private readonly turns = new OneAtATime();

  constructor(
    private readonly statuses: SubscriptionStatusService,
    private readonly checkouts: CheckoutService,
    private readonly changes: PlanChangesService,
    private readonly previews: PlanPreviewsService,
  ) {}

  @SessionOnly()
  @Post('create-checkout-session')
  @HttpCode(200)
  async checkout(
    @CurrentPerson() person: Person,
    @Body(zod(StartCheckout)) { plan_id }: z.output<typeof StartCheckout>,
  ) {
    const start = () => this.checkouts.start(person, plan_id);
    return { checkout_url: await this.turns.run(person.userId, start) };
  }

  @SessionOnly()
  @Post('customer-portal')
  @HttpCode(200)
  async portal(@CurrentPerson() person: Person) {
    return { portal_url: await this.checkouts.portal(person) };
  }

  @SessionOnly()
  @Post('cancel')
  @HttpCode(200)
  async cancel(@CurrentPerson() person: Person): Promise<SubscriptionStatus> {
    return this.changed(person, () => this.changes.cancel(person));
  }

  @SessionOnly()
  @Post('resume')
  @HttpCode(200)
  async resume(@CurrentPerson() person: Person): Promise<SubscriptionStatus> {
    return this.changed(person, () => this.changes.resume(person));
  }

  @Get('change-preview')
  async preview(
    @CurrentPerson() person: Person,
    @Query(zod(ChangePreviewQuery)) { plan_id }: z.output<typeof ChangePreviewQuery>,
  ) {
    return toChangePreview(await this.previews.preview(person, plan_id));
  }

  @SessionOnly()
  @Post('change')
  @HttpCode(200)
  async change(
    @CurrentPerson() person: Person,
    @Body(zod(ChangePlan)) { plan_id, when }: z.output<typeof ChangePlan>,
  ): Promise<SubscriptionStatus> {
    return this.changed(person, () => this.changes.change(person, plan_id, when));
  }

  private async changed(person: Person, change: () => Promise<void>): Promise<SubscriptionStatus> {
    await this.turns.run(person.userId, change);
    return toSubscriptionStatus(await this.statuses.of(person));
  }
}
