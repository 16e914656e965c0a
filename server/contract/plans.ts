// Data only, no schema: the page shows it before the server has answered, without carrying zod.

export interface PlanSeed {
  id: number;
  /** The order of plans; ids say nothing about it. A plan between two others has a rank between theirs, such as 2.5. */
  rank: number;
  name: string;
  priceCents: number;
  screenshotLimit: number | null;
  /** The features that the plan's card lists. */
  features: readonly string[];
}

/** Features of a plan beyond the allowance (docs/decisions.md#plan-gates). */
export const FEATURES = [
  'team_collaboration',
  'advanced_search',
  'priority_processing',
  'api_access',
  'analytics',
  'white_label',
  'priority_support',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The id of the smallest plan with each feature; plans of a higher rank include it. */
export const FEATURE_FROM_PLAN: Readonly<Record<Feature, number>> = {
  team_collaboration: 2,
  advanced_search: 3,
  priority_processing: 3,
  api_access: 4,
  analytics: 4,
  white_label: 5,
  priority_support: 5,
};

/** Features that are sold with a plan but not available yet; every list of features says so. */
export const PLANNED_FEATURES: readonly Feature[] = ['priority_support'];

/** The plan of people who have bought none. */
export const FREE_PLAN = {
  id: 1,
  rank: 1,
  name: 'Free',
  priceCents: 0,
  screenshotLimit: 25,
  features: ['Basic upload', 'AI processing', 'Search', 'Tags', 'Collections'],
} as const satisfies PlanSeed;

/**
 * The seed of the table `plans` (docs/decisions.md#plan-table); pages show and charge the amounts of the rows. Cards and
 * lists of plans keep this order.
 */
const SEEDS = [
  FREE_PLAN,
  {
    id: 2,
    rank: 2,
    name: 'Bronze',
    priceCents: 900,
    screenshotLimit: 200,
    features: ['Everything in Free', 'Team collaboration', 'Collections'],
  },
  {
    id: 3,
    rank: 3,
    name: 'Silver',
    priceCents: 1900,
    screenshotLimit: 600,
    features: ['Everything in Bronze', 'Advanced search', 'Priority processing'],
  },
  {
    id: 4,
    rank: 4,
    name: 'Gold',
    priceCents: 3900,
    screenshotLimit: 1300,
    features: ['Everything in Silver', 'API access', 'Analytics'],
  },
  {
    id: 5,
    rank: 5,
    name: 'Platinum',
    priceCents: 6900,
    screenshotLimit: 2400,
    features: ['Everything in Gold', 'White-label options', 'Priority support'],
  },
] as const satisfies readonly PlanSeed[];

export const PLANS: readonly PlanSeed[] = SEEDS;
export type PlanName = (typeof SEEDS)[number]['name'];

/** The smallest plan that has a feature. */
export function planWith(feature: Feature): PlanSeed {
  const plan = PLANS.find(({ id }) => id === FEATURE_FROM_PLAN[feature]);
  if (!plan) throw new Error(`no plan has ${feature}`);
  return plan;
}

/** Free opens nothing, whatever its rank. */
export function opensFeature(plan: { id: number; rank: number }, feature: Feature): boolean {
  return plan.id !== FREE_PLAN.id && plan.rank >= planWith(feature).rank;
}
