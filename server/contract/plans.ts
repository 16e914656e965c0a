// Data only, no schema: the page shows it before the server has answered, without carrying zod.

export interface PlanSeed {
  id: number;
  name: string;
  priceCents: number;
  screenshotLimit: number | null;
  /** What the plan cards say it adds (spec §9). */
  features: readonly string[];
}

/** What a plan opens beyond the allowance (decisions 4). */
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

/** The smallest plan that has each feature; larger ones have it too. */
export const FEATURE_FROM_PLAN: Readonly<Record<Feature, number>> = {
  team_collaboration: 2,
  advanced_search: 3,
  priority_processing: 3,
  api_access: 4,
  analytics: 4,
  white_label: 5,
  priority_support: 5,
};

/** Promised with a plan and not to be had in the pages yet: every list of features says so. */
export const PLANNED_FEATURES: readonly Feature[] = ['white_label', 'priority_support'];

/** The plan every person has who has bought none. */
export const FREE_PLAN_ID = 1;

/** The five plans of spec §9; what is shown and charged comes from the rows seeded with them. */
export const PLANS: readonly PlanSeed[] = [
  {
    id: 1,
    name: 'Free',
    priceCents: 0,
    screenshotLimit: 25,
    features: ['Basic upload', 'AI processing', 'Search', 'Tags', 'Collections'],
  },
  {
    id: 2,
    name: 'Bronze',
    priceCents: 900,
    screenshotLimit: 200,
    features: ['Everything in Free', 'Team collaboration', 'Collections'],
  },
  {
    id: 3,
    name: 'Silver',
    priceCents: 1900,
    screenshotLimit: 600,
    features: ['Everything in Bronze', 'Advanced search', 'Priority processing'],
  },
  {
    id: 4,
    name: 'Gold',
    priceCents: 3900,
    screenshotLimit: 1300,
    features: ['Everything in Silver', 'API access', 'Analytics'],
  },
  {
    id: 5,
    name: 'Platinum',
    priceCents: 6900,
    screenshotLimit: 2400,
    features: ['Everything in Gold', 'White-label options', 'Priority support'],
  },
];
