import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { FREE_PLAN } from '../../../../server/contract/plans';
import type { PlanCard } from '../shared/plan-cards.model';
import { featureNames } from '../shared/pricing-texts';
import { subscriptionTexts } from '../shared/subscription-texts';
import { planNameOf } from '../shared/usage.model';

export interface SubscriptionView {
  planName: string;
  /** Not Free: the plan has a period and a badge. */
  isPaid: boolean;
  /** Bought from the payment provider: it has invoices and can be cancelled. */
  isBilled: boolean;
  isCancelling: boolean;
  isPastDue: boolean;
  /** When the plan ends, ISO 8601: the end of the period, or of the grace after a failed payment; null on Free. */
  periodEnd: string | null;
  priceCents: number;
  features: readonly string[];
}

/** Plans made by an operator are not in the table; the status names their features. */
function featuresOf(status: SubscriptionStatus, card: PlanCard | undefined): readonly string[] {
  if (card) return card.features;
  return [...subscriptionTexts.basics, ...status.features.map((feature) => featureNames[feature])];
}

/** The display states: Free is no plan, or a plan named Free. */
export function viewOf(status: SubscriptionStatus, cards: readonly PlanCard[]): SubscriptionView {
  const { subscription } = status;
  const planName = planNameOf(status);
  const isPaid = subscription !== null && planName !== 'Free';
  const planId = subscription?.plan.id ?? FREE_PLAN.id;
  const card = cards.find(({ id }) => id === planId);
  return {
    planName,
    isPaid,
    isBilled: isPaid && subscription.is_billed,
    isCancelling: isPaid && status.is_cancelled,
    isPastDue: isPaid && subscription.status === 'past_due',
    periodEnd: isPaid ? (subscription.grace_ends_at ?? subscription.current_period_end) : null,
    priceCents: subscription?.plan.price_cents ?? card?.priceCents ?? 0,
    features: featuresOf(status, card),
  };
}
