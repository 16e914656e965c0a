import { z } from 'zod';
import { FEATURES } from './plans';
import { Cents, Instant } from './primitives';

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
      status: z.string(),
      current_period_end: Instant,
      cancel_at_period_end: z.boolean(),
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
  /** What the plan opens (decisions 4). */
  features: z.array(z.enum(FEATURES)),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const SubscriptionConfig = z.object({
  environment: z.enum(['sandbox', 'test', 'live']),
  publishable_key: z.string().nullable(),
});
export type SubscriptionConfig = z.infer<typeof SubscriptionConfig>;
