import type { SubscriptionStatus } from '../../../server/contract/billing';
import { FREE_PLAN_ID } from '../../../server/contract/plans';
import type { PlanCard } from './plan-cards.model';

export type Direction = 'upgrade' | 'switch';

/** What the button of a plan card does. */
export type PlanChoice =
  | { kind: 'current' }
  /** Free never starts a checkout (decisions 7). */
  | { kind: 'open'; to: string }
  | { kind: 'checkout'; direction: Direction }
  /** A payer sees first what the change means. */
  | { kind: 'change'; direction: Direction };

/** Without a known status everyone is taken for a new customer; the server stops a second subscription. */
export function choiceOf(card: PlanCard, status: SubscriptionStatus | undefined): PlanChoice {
  const held = status?.subscription;
  if (card.id === FREE_PLAN_ID) return { kind: 'open', to: held ? '/subscription' : '/' };
  if (!held) return { kind: 'checkout', direction: 'upgrade' };
  if (held.plan.id === card.id) return { kind: 'current' };
  const direction = card.priceCents > held.plan.price_cents ? 'upgrade' : 'switch';
  return { kind: held.is_billed ? 'change' : 'checkout', direction };
}
