import { z } from 'zod';
import { FEATURES } from './plans';
import { Cents, Flag, Instant } from './primitives';

export const Plan = z.object({
  id: z.int().min(1),
  /** The order of plans; ids say nothing about it. */
  rank: z.number(),
  name: z.string(),
  price_cents: Cents,
  /** Uploads a month in the personal workspace; `null` means unlimited. */
  screenshot_limit: z.int().min(0).nullable(),
  is_active: z.boolean(),
  stripe_price_id: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Plan = z.infer<typeof Plan>;

/** Plans in an operator's file; a field that is left out stays unchanged. */
export const PlanFile = z
  .array(
    z.strictObject({
      id: z.int().min(1).max(999_999),
      /** The rank of a new plan; without one its id is its rank. */
      rank: z.number().min(0).max(999_999).optional(),
      name: z.string().trim().min(1).max(40),
      price_cents: Cents,
      screenshot_limit: z.int().min(0).nullable(),
      /** Bytes in each space; 0 is no limit, `null` the limit of the server. */
      storage_limit: z.int().min(0).nullable().optional(),
      is_active: z.boolean().optional(),
      stripe_price_id: z.string().min(1).nullable().optional(),
    }),
  )
  .min(1);
export type PlanFile = z.infer<typeof PlanFile>;

export const SubscriptionStatus = z.object({
  /** `null` on Free; clients then use the limit of plan 1 (docs/decisions.md#plan-table). */
  subscription: z
    .object({
      plan: z.object({
        id: z.int(),
        name: z.string(),
        price_cents: z.int(),
        screenshot_limit: z.int().nullable(),
      }),
      status: z.enum(['active', 'past_due']),
      current_period_end: Instant,
      cancel_at_period_end: z.boolean(),
      /**
       * True when bought from the payment provider; a plan given by an operator has no invoices and cannot be
       * cancelled.
       */
      is_billed: z.boolean(),
      /** The end of the grace period after a failed renewal (docs/decisions.md#plan-changes). */
      grace_ends_at: Instant.nullable(),
      /** A smaller plan chosen for the end of the period. */
      scheduled_change: z
        .object({ plan_id: z.int(), plan_name: z.string(), at: Instant })
        .nullable(),
    })
    .nullable(),
  /** The plan of everybody where no plans are sold; `null` where they are (docs/decisions.md#own-server). */
  plan: z.object({ name: z.string(), screenshot_limit: z.int().nullable() }).nullable(),
  usage: z.object({
    screenshots_uploaded: z.int().min(0),
    /** The UTC calendar month that is counted, `2026-11`. */
    month_year: z.string(),
    /** The time at which the count starts again at zero. */
    resets_at: Instant,
  }),
  is_cancelled: z.boolean(),
  is_over_limit: z.boolean(),
  /** `null` means unlimited. */
  remaining_uploads: z.int().min(0).nullable(),
  can_upload: z.boolean(),
  /** Screenshots that a fall to Free has locked; 0 when nothing is locked (docs/decisions.md#plan-lock). */
  locked_screenshots: z.int().min(0),
  /** The features of the plan (docs/decisions.md#plan-gates). */
  features: z.array(z.enum(FEATURES)),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** `refresh=true` asks the payment provider first, at most once in two seconds for each person. */
export const StatusQuery = z.strictObject({ refresh: Flag.optional() });

/** As many digits as an address may name; the database holds no larger number. */
const PlanId = z.int().min(1).max(999_999);

export const StartCheckout = z.strictObject({ plan_id: PlanId });

export const CheckoutStarted = z.object({ checkout_url: z.url() });

export const PortalOpened = z.object({ portal_url: z.url() });

export const ChangePreviewQuery = z.strictObject({
  plan_id: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});

/** A preview of a plan change, before anything is confirmed (docs/decisions.md#plan-changes). */
export const ChangePreview = z.object({
  plan_id: z.int(),
  plan_name: z.string(),
  direction: z.enum(['upgrade', 'downgrade', 'same', 'cancel']),
  /** The amount due at once for a change now; negative when the rest is credited to the next invoice. */
  amount_due_now_cents: z.int(),
  next_invoice_cents: Cents,
  next_invoice_at: Instant.nullable(),
  currency: z.string(),
  /** The parts of the amount. */
  lines: z.array(z.object({ description: z.string(), amount_cents: z.int() })),
  /** The date of a change "at period end". */
  period_end: Instant,
  /** Uploads a month afterwards; `null` means unlimited. */
  screenshot_limit: z.int().nullable(),
  /** Screenshots that would be locked; only a fall to Free locks any (docs/decisions.md#plan-lock). */
  locks_screenshots: z.int().min(0),
  /** Counts of what was made with features that the plan does not have; 0 where it has the feature. */
  loses: z.object({
    /** Own teams that pause: everything can be seen, uploads and invites wait. */
    teams: z.int().min(0),
    /** The other people in these teams. */
    team_members: z.int().min(0),
    /** API keys that are refused. */
    api_keys: z.int().min(0),
    /** Live collections, in the own space and own teams, whose search cannot be changed any more. */
    live_collections: z.int().min(0),
  }),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const ChangePlan = z.strictObject({
  plan_id: PlanId,
  when: z.enum(['now', 'period_end']),
});

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: Instant,
  description: z.string(),
  /** The amount that was charged, or is to be; earlier credit that paid is no part of it. */
  amount_cents: z.int(),
  /** The amount that earlier credit paid; negative where the invoice gave credit for later ones. */
  credit_cents: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** The provider's page of the invoice. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** A product of the payment provider, as the developer page lists it (docs/decisions.md#payment-tests). */
export const ProviderProduct = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  prices: z.array(
    z.object({
      id: z.string(),
      unit_amount: z.int().nullable(),
      recurring: z.object({ interval: z.string() }).nullable(),
    }),
  ),
});
export type ProviderProduct = z.infer<typeof ProviderProduct>;

export const SubscriptionConfig = z.object({
  environment: z.enum(['sandbox', 'test', 'live']),
  /** False where no plans are sold (docs/decisions.md#own-server). */
  sells_plans: z.boolean(),
  publishable_key: z.string().nullable(),
});
export type SubscriptionConfig = z.infer<typeof SubscriptionConfig>;
