import type { User } from '../../../server/contract/auth';
import type {
  ChangePreview,
  Invoice,
  Plan,
  SubscriptionStatus,
} from '../../../server/contract/billing';
import type { Team, TeamSummary } from '../../../server/contract/teams';

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
  rank: 1,
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
  plan: null,
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
  current_period_end: '2026-12-14T12:00:00.000Z',
  cancel_at_period_end: false,
  is_billed: true,
  grace_ends_at: null,
  scheduled_change: null,
  ...part,
});

export const aChangePreview = (part: Partial<ChangePreview> = {}): ChangePreview => ({
  plan_id: 2,
  plan_name: 'Bronze',
  direction: 'downgrade',
  amount_due_now_cents: -640,
  next_invoice_cents: 260,
  next_invoice_at: '2026-12-14T12:00:00.000Z',
  currency: 'usd',
  lines: [
    { description: 'Unused time on Silver', amount_cents: -1240 },
    { description: 'Remaining time on Bronze', amount_cents: 600 },
  ],
  period_end: '2026-12-14T12:00:00.000Z',
  screenshot_limit: 200,
  locks_screenshots: 0,
  loses: { teams: 0, team_members: 0, api_keys: 0, live_collections: 0 },
  ...part,
});

export const anInvoice = (part: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  number: 'SV-0001',
  created_at: '2026-11-14T12:00:00.000Z',
  description: 'Silver, November 14 to December 14',
  amount_cents: 1900,
  credit_cents: 0,
  currency: 'usd',
  status: 'paid',
  url: 'https://pay.example/invoices/in_1',
  ...part,
});

export const aTeam = (part: Partial<Team> = {}): Team => ({
  id: '0193c8a0-0000-7000-8000-00000000000a',
  name: 'Harbor',
  role: 'member',
  member_count: 3,
  description: null,
  screenshot_count: 0,
  members: [],
  is_paused: false,
  features: ['team_collaboration'],
  created_at: INSTANT,
  deleted_at: null,
  ...part,
});

/** The same as a summary. */
export const aTeamSummary = (part: Partial<TeamSummary> = {}): TeamSummary => {
  const { id, name, role, member_count } = aTeam();
  return { id, name, role, member_count, ...part };
};
