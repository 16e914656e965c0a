import type Stripe from 'stripe';

/** A subscription as the provider has it, in the product's terms. */
export interface ProviderSubscription {
  id: string;
  /** `incomplete` was never paid and is ignored; `past_due` is a renewal that failed. */
  status: 'active' | 'past_due' | 'incomplete' | 'ended';
  itemId: string;
  priceId: string;
  priceCents: number;
  /** The plan that the price or the purchase names, if any. */
  planId: number | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  scheduleId: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** It charges, or tries to. */
export const isLive = ({ status }: ProviderSubscription): boolean =>
  status === 'active' || status === 'past_due';

const STATUS: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
};

export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  const { price } = item;
  return {
    id: subscription.id,
    status: STATUS[subscription.status] ?? 'ended',
    itemId: item.id,
    priceId: price.id,
    priceCents: price.unit_amount ?? 0,
    planId: planIdIn(price.metadata) ?? planIdIn(subscription.metadata),
    periodStart: atSecond(item.current_period_start),
    periodEnd: atSecond(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    scheduleId: idOf(subscription.schedule),
    createdAt: atSecond(subscription.created),
    endedAt: subscription.ended_at ? atSecond(subscription.ended_at) : null,
  };
}

/** The provider counts in whole seconds. */
export const atSecond = (seconds: number): Date => new Date(seconds * 1000);

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function planIdIn(metadata: Stripe.Metadata | null | undefined): number | null {
  const value = metadata?.plan_id;
  return value && /^\d{1,6}$/.test(value) ? Number(value) : null;
}
