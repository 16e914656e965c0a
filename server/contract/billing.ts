import { z } from 'zod';
import { FEATURES } from './plans';
import { Cents, Flag, Instant } from './primitives';

export const Plan = z.object({
  id: z.int().min(1),
  name: z.string(),
  price_cents: Cents,
  /** Uploads a month in the personal space; `null` means unlimited. */
  screenshot_limit: z.int().min(0).nullable(),
  is_active: z.boolean(),
  stripe_price_id: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Plan = z.infer<typeof Plan>;

/** What an operator's file says of plans; a field that is left out stays as it is. */
export const PlanFile = z
  .array(
    z.strictObject({
      id: z.int().min(1).max(999_999),
      name: z.string().trim().min(1).max(40),
      price_cents: Cents,
      screenshot_limit: z.int().min(0).nullable(),
      is_active: z.boolean().optional(),
      stripe_price_id: z.string().min(1).nullable().optional(),
    }),
  )
  .min(1);
export type PlanFile = z.infer<typeof PlanFile>;

export const SubscriptionStatus = z.object({
  /** `null` on Free; clients then take the limit of plan 1 (decisions 17). */
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
      /** Bought from the payment provider; an operator's gift has no invoices and nothing to cancel. */
      is_billed: z.boolean(),
      /** After a failed renewal: so long the plan still holds (decisions 9). */
      grace_ends_at: Instant.nullable(),
      /** A smaller plan chosen for the end of the period. */
      scheduled_change: z
        .object({ plan_id: z.int(), plan_name: z.string(), at: Instant })
        .nullable(),
    })
    .nullable(),
  usage: z.object({
    screenshots_uploaded: z.int().min(0),
    /** The UTC calendar month that is counted, `2026-11`. */
    month_year: z.string(),
    /** When the count starts again at zero. */
    resets_at: Instant,
  }),
  is_cancelled: z.boolean(),
  is_over_limit: z.boolean(),
  /** `null` means unlimited. */
  remaining_uploads: z.int().min(0).nullable(),
  can_upload: z.boolean(),
  /** Screenshots behind the lock after a fall to Free; 0 where nothing is locked (decisions 8). */
  locked_screenshots: z.int().min(0),
  /** What the plan opens (decisions 4). */
  features: z.array(z.enum(FEATURES)),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** `refresh=true` asks the payment provider first, at most once in two seconds for each person. */
export const StatusQuery = z.strictObject({ refresh: Flag.optional() });

export const StartCheckout = z.strictObject({ plan_id: z.int().min(1) });

export const CheckoutStarted = z.object({ checkout_url: z.url() });

export const PortalOpened = z.object({ portal_url: z.url() });

export const ChangePreviewQuery = z.strictObject({
  plan_id: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
});

/** What a change of plan would mean, before anything is confirmed (decisions 9). */
export const ChangePreview = z.object({
  plan_id: z.int(),
  plan_name: z.string(),
  direction: z.enum(['upgrade', 'downgrade', 'same', 'cancel']),
  /** To pay at once when changed now; negative where the rest is credited to the next invoice. */
  amount_due_now_cents: z.int(),
  next_invoice_cents: Cents,
  next_invoice_at: Instant.nullable(),
  currency: z.string(),
  /** Why the amount is what it is. */
  lines: z.array(z.object({ description: z.string(), amount_cents: z.int() })),
  /** When a change "at period end" would happen. */
  period_end: Instant,
  /** Uploads a month afterwards; `null` means unlimited. */
  screenshot_limit: z.int().nullable(),
  /** Screenshots that would be locked: only a fall to Free locks any (decisions 8). */
  locks_screenshots: z.int().min(0),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const ChangePlan = z.strictObject({
  plan_id: z.int().min(1),
  when: z.enum(['now', 'period_end']),
});

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: Instant,
  description: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** The provider's page of the invoice. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** What the developer page lists (spec §3). */
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
  publishable_key: z.string().nullable(),
});
export type SubscriptionConfig = z.infer<typeof SubscriptionConfig>;
