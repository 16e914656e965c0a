import type { SubscriptionStatus } from '../../../../server/contract/billing';
import {
  type Feature,
  FEATURES,
  FREE_PLAN,
  opensFeature,
  PLANNED_FEATURES,
} from '../../../../server/contract/plans';
import { paths } from '../../../shared/paths';
import type { PlanCard } from '../shared/plan-cards.model';

export type Direction = 'upgrade' | 'switch';

/** The action of a plan card's button. */
export type PlanChoice =
  | { kind: 'current' }
  /** Free never starts a checkout. */
  | { kind: 'open'; to: string }
  | { kind: 'checkout'; direction: Direction }
  /** A payer sees a preview of the change first. */
  | { kind: 'change'; direction: Direction };

/** While the status is unknown a person counts as a new customer; the server refuses a second subscription. */
export function choiceOf(
  card: PlanCard,
  status: SubscriptionStatus | undefined,
  cards: readonly PlanCard[],
): PlanChoice {
  const held = status?.subscription;
  if (card.id === FREE_PLAN.id) return { kind: 'open', to: held ? paths.subscription : paths.home };
  if (!held) return { kind: 'checkout', direction: 'upgrade' };
  if (held.plan.id === card.id) return { kind: 'current' };
  const heldRank = cards.find(({ id }) => id === held.plan.id)?.rank;
  // Ranks give the order; that of a plan which is on no card, because an operator made it, is not known here.
  const isLarger =
    heldRank === undefined ? card.priceCents > held.plan.price_cents : card.rank > heldRank;
  const direction = isLarger ? 'upgrade' : 'switch';
  return { kind: held.is_billed ? 'change' : 'checkout', direction };
}

type Ranked = Pick<PlanCard, 'id' | 'rank' | 'screenshotLimit'>;

interface Losses {
  /** Uploads a month; null where the smaller plan has as many or no number says how many fewer. */
  uploads: number | null;
  features: Feature[];
}

/** Features that the smaller of two plans does not have. */
export function lossesOf(held: Ranked, next: Ranked): Losses {
  const fewer = (held.screenshotLimit ?? 0) - (next.screenshotLimit ?? 0);
  return {
    uploads: fewer > 0 && next.screenshotLimit !== null ? fewer : null,
    features: FEATURES.filter(
      (feature) =>
        opensFeature(held, feature) &&
        !opensFeature(next, feature) &&
        !PLANNED_FEATURES.includes(feature),
    ),
  };
}

/** Tells whether a plan that starts now leaves no upload until the month ends. */
export function waitsForReset(used: number, next: Ranked): boolean {
  return next.screenshotLimit !== null && used >= next.screenshotLimit;
}

/** For a payer the plan that is held and the next larger one come first (docs/decisions.md#plan-order). */
export function leadingFirst(cards: readonly PlanCard[], heldId: number | undefined): PlanCard[] {
  const held = cards.find(({ id }) => id === heldId);
  if (!held) return [...cards];
  const larger = cards.filter(({ rank }) => rank > held.rank).sort((a, b) => a.rank - b.rank);
  const leading = [held, ...larger.slice(0, 1)];
  return [...leading, ...cards.filter((card) => !leading.includes(card))];
}
