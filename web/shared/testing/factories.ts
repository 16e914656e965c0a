import type { User } from '../../../server/contract/auth';
import type { Plan, SubscriptionStatus } from '../../../server/contract/billing';

const INSTANT = '2026-11-01T00:00:00.000Z';

export const aUser = (part: Partial<User> = {}): User => ({
  id: '0193c8a0-0000-7000-8000-000000000001',
  email: 'ann@example.com',
  google_user_data: { picture: null, name: 'Ann Example', given_name: 'Ann' },
  time_zone: null,
  ...part,
});

export const aPlan = (part: Partial<Plan> = {}): Plan => ({
  id: 1,
  name: 'Free',
  price_cents: 0,
  screenshot_limit: 25,
  is_active: true,
  stripe_price_id: null,
  created_at: INSTANT,
  updated_at: INSTANT,
  ...part,
});

export const aStatus = (part: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  subscription: null,
  usage: {
    screenshots_uploaded: 0,
    month_year: '2026-11',
    resets_at: '2026-12-01T00:00:00.000Z',
  },
  is_cancelled: false,
  is_over_limit: false,
  remaining_uploads: 25,
  can_upload: true,
  locked_screenshots: 0,
  features: [],
  ...part,
});

type Subscription = NonNullable<SubscriptionStatus['subscription']>;

export const aSubscription = (
  plan: Partial<Subscription['plan']> = {},
  part: Partial<Omit<Subscription, 'plan'>> = {},
): Subscription => ({
  plan: { id: 3, name: 'Silver', price_cents: 1900, screenshot_limit: 600, ...plan },
  status: 'active',
  current_period_end: '2026-12-14T00:00:00.000Z',
  cancel_at_period_end: false,
  is_billed: true,
  grace_ends_at: null,
  scheduled_change: null,
  ...part,
});
