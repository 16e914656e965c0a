import {
  type Feature,
  opensFeature,
  FEATURES,
  PLANNED_FEATURES,
} from '../../../server/contract/plans';
import { formatNumber } from '../../shared/format';
import { formatCents } from '../../shared/format-money';
import { centsPerImage, type PlanCard } from '../billing/shared/plan-cards.model';
import { featureNames, plannedMark } from '../billing/shared/pricing-texts';
import { publicPricingTexts as texts } from './public-pricing-texts';

/** A text, or whether the plan has the feature; null for no value. */
export type Cell = string | boolean | null;

interface ComparisonRow {
  name: string;
  cells: readonly Cell[];
}

const perImage = (card: PlanCard): Cell => {
  const cents = centsPerImage(card);
  return cents === null ? null : texts.cents(cents);
};

const quota = ({ screenshotLimit: limit }: PlanCard): Cell =>
  limit === null ? texts.unlimited : formatNumber(limit);

const cellOf = (feature: Feature, card: PlanCard): Cell => {
  if (!opensFeature(card, feature)) return false;
  return PLANNED_FEATURES.includes(feature) ? plannedMark : true;
};

/** The rows: amounts first, then features of all plans, then features of larger plans. */
export function comparisonOf(cards: readonly PlanCard[]): ComparisonRow[] {
  return [
    { name: texts.perMonth, cells: cards.map((card) => formatCents(card.priceCents)) },
    { name: texts.quota, cells: cards.map(quota) },
    { name: texts.perImage, cells: cards.map(perImage) },
    ...texts.basics.map((name) => ({ name, cells: cards.map(() => true) })),
    ...FEATURES.map((feature) => ({
      name: featureNames[feature],
      cells: cards.map((card) => cellOf(feature, card)),
    })),
  ];
}

/** The lowest price per screenshot of all plans, in cents. */
export const leastCents = (cards: readonly PlanCard[]): number =>
  Math.min(...cards.map(centsPerImage).filter((cents) => cents !== null));
