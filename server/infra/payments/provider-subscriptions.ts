import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import {
  atSecond,
  idOf,
  type ProviderSubscription,
  toProviderSubscription,
} from './provider-subscription';
import { allOf, StripeClient } from './stripe-client';

/** A plan change that starts by itself at a chosen time. */
export interface ScheduledPrice {
  priceId: string;
  planId: number | null;
  at: Date;
}

/** Reads, changes and ends subscriptions at the provider. */
@Injectable()
export class ProviderSubscriptions {
  private readonly logger = new Logger(ProviderSubscriptions.name);

  constructor(private readonly stripe: StripeClient) {}

  /** All subscriptions a customer ever had, newest first; none for a customer that was deleted there. */
  async list(customerId: string): Promise<ProviderSubscription[]> {
    const all = await this.stripe.find((stripe) =>
      allOf(stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })),
    );
    const found = (all ?? []).map(toProviderSubscription);
    return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** The next phase of a schedule, if there is one. */
  async scheduled({ scheduleId, periodEnd }: ProviderSubscription): Promise<ScheduledPrice | null> {
    if (!scheduleId) return null;
    const schedule = await this.stripe.find((stripe) =>
      stripe.subscriptionSchedules.retrieve(scheduleId),
    );
    if (schedule?.status !== 'active' && schedule?.status !== 'not_started') return null;
    const next = schedule.phases.find(({ start_date }) => atSecond(start_date) >= periodEnd);
    const priceId = idOf(next?.items[0]?.price);
    if (!next || !priceId) return null;
    const planId = next.metadata?.plan_id;
    return { priceId, planId: planId ? Number(planId) : null, at: atSecond(next.start_date) };
  }

  /** Sets or removes a cancellation at the end of the period. A scheduled change is dropped. */
  async setCancelled(subscription: ProviderSubscription, isCancelled: boolean): Promise<void> {
    await this.release(subscription);
    await this.stripe.ask((stripe) =>
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: isCancelled }),
    );
  }

  /** Ends it at once; the rest of a period that was paid is credited to the customer. */
  async end(subscription: ProviderSubscription): Promise<void> {
    await this.release(subscription);
    const { id, status } = subscription;
    const prorate = status !== 'past_due';
    await this.stripe.find((stripe) =>
      stripe.subscriptions.cancel(
        id,
        { prorate, invoice_now: false },
        // The provider refuses a key that comes again with another wish.
        { idempotencyKey: `end-${id}-${prorate}` },
      ),
    );
  }

  /** Changes the price now, prorated and charged at once; throws 402 and changes nothing when the card is declined, unless the log says that a planned change was lost. */
  async changeNow(
    subscription: ProviderSubscription,
    price: { id: string; planId: number },
    idempotencyKey: string,
  ): Promise<void> {
    const planned = await this.scheduled(subscription);
    await this.release(subscription);
    try {
      await this.stripe.ask((stripe) =>
        stripe.subscriptions.update(
          subscription.id,
          {
            items: [{ id: subscription.itemId, price: price.id }],
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            cancel_at_period_end: false,
            metadata: { plan_id: String(price.planId) },
          },
          { idempotencyKey },
        ),
      );
    } catch (error) {
      // A planned change had to go first. After any other failure the new price may hold.
      if (planned && error instanceof AppError && error.code === 'payment_failed')
        await this.planAgain(subscription, planned);
      throw error;
    }
  }

  /** A failure is only logged: people have to hear of their declined card. */
  private async planAgain(
    subscription: ProviderSubscription,
    { priceId, planId }: ScheduledPrice,
  ): Promise<void> {
    try {
      await this.changeAtPeriodEnd({ ...subscription, scheduleId: null }, { id: priceId, planId });
    } catch (error) {
      this.logger.error(
        `the planned change of ${subscription.id} was lost: ${(error as Error).message}`,
      );
    }
  }

  /** Changes the price at the end of the period. */
  async changeAtPeriodEnd(
    subscription: ProviderSubscription,
    price: { id: string; planId: number | null },
  ): Promise<void> {
    if (subscription.cancelAtPeriodEnd) await this.setCancelled(subscription, false);
    await this.stripe.ask(async (stripe) => {
      const id =
        subscription.scheduleId ??
        (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })).id;
      const start = Math.floor(subscription.periodStart.getTime() / 1000);
      const end = Math.floor(subscription.periodEnd.getTime() / 1000);
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: subscription.priceId, quantity: 1 }],
            start_date: start,
            end_date: end,
          },
          {
            items: [{ price: price.id, quantity: 1 }],
            start_date: end,
            duration: { interval: 'month', interval_count: 1 },
            proration_behavior: 'none',
            metadata: price.planId === null ? {} : { plan_id: String(price.planId) },
          },
        ],
      });
    });
  }

  /** Drops a scheduled change; the subscription continues unchanged. */
  async release({ scheduleId }: ProviderSubscription): Promise<void> {
    if (!scheduleId) return;
    await this.stripe.find((stripe) => stripe.subscriptionSchedules.release(scheduleId));
  }
}
