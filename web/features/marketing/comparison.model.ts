import {
  type Feature,
  FEATURE_FROM_PLAN,
  FEATURES,
  PLANNED_FEATURES,
} from '../../../server/contract/plans';
import { formatCents, formatNumber } from '../../shared/format';
import { centsPerImage, type PlanCard } from '../billing/plan-cards.model';
import { featureNames, plannedMark } from '../billing/pricing-texts';
import { publicPricingTexts as texts } from './public-pricing-texts';

/** A word, or whether the plan has it; null where there is nothing to say. */
export type Cell = string | boolean | null;

export interface ComparisonRow {
  name: string;
  cells: readonly Cell[];
}

const perImage = (card: PlanCard): Cell => {
  const cents = centsPerImage(card);
  return cents === null ? null : texts.cents(cents);
};

const quota = ({ screenshotLimit: limit }: PlanCard): Cell =>
  limit === null ? texts.unlimited : formatNumber(limit);

const cellOf = (feature: Feature, planId: number): Cell => {
  if (planId < FEATURE_FROM_PLAN[feature]) return false;
  return PLANNED_FEATURES.includes(feature) ? plannedMark : true;
};

/** What each plan has: amounts first, then what all have, then what opens with a larger plan. */
export function comparisonOf(cards: readonly PlanCard[]): ComparisonRow[] {
  return [
    { name: texts.perMonth, cells: cards.map((card) => formatCents(card.priceCents)) },
    { name: texts.quota, cells: cards.map(quota) },
    { name: texts.perImage, cells: cards.map(perImage) },
    ...texts.basics.map((name) => ({ name, cells: cards.map(() => true) })),
    ...FEATURES.map((feature) => ({
      name: featureNames[feature],
      cells: cards.map(({ id }) => cellOf(feature, id)),
    })),
  ];
}

/** The least that one screenshot costs on any plan, in cents. */
export const leastCents = (cards: readonly PlanCard[]): number =>
  Math.min(...cards.map(centsPerImage).filter((cents) => cents !== null));
