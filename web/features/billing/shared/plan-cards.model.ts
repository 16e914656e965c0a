import type { Plan } from '../../../../server/contract/billing';
import {
  FEATURES,
  opensFeature,
  type PlanName,
  PLANS,
  type PlanSeed,
} from '../../../../server/contract/plans';

export interface PlanCard {
  id: number;
  /** The order of plans. */
  rank: number;
  name: string;
  priceCents: number;
  /** `null` means unlimited. */
  screenshotLimit: number | null;
  features: readonly string[];
  isMostPopular: boolean;
}

const MOST_POPULAR: PlanName = 'Silver';

/**
 * The plans of the contract with the server's prices and limits. A row that opens other features is an operator's own plan
 * under the same id: what the contract says of its plan would be untrue of it.
 */
export function planCards(rows: readonly Plan[] | undefined): PlanCard[] {
  return PLANS.flatMap((seed) => {
    const row = rows?.find((plan) => plan.id === seed.id);
    if (row && !opensTheSame(row, seed)) return [];
    const card: PlanCard = {
      id: seed.id,
      rank: row?.rank ?? seed.rank,
      name: row?.name ?? seed.name,
      priceCents: row?.price_cents ?? seed.priceCents,
      screenshotLimit: row ? row.screenshot_limit : seed.screenshotLimit,
      features: seed.features,
      isMostPopular: seed.name === MOST_POPULAR,
    };
    return [card];
  });
}

const opensTheSame = (row: Plan, seed: PlanSeed): boolean =>
  FEATURES.every((feature) => opensFeature(row, feature) === opensFeature(seed, feature));

/** The price of one image when the whole allowance is used, in cents; null for Free and unlimited plans. */
export function centsPerImage({ priceCents, screenshotLimit }: PlanCard): number | null {
  return priceCents > 0 && screenshotLimit ? priceCents / screenshotLimit : null;
}
