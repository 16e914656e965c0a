import { z } from 'zod';
import {
  MAX_TITLE,
  MAX_SHARE_DAYS,
  MAX_SHARED,
  PAGE_LIMIT,
  SHARE_PASSWORD,
  THUMBNAIL_WIDTHS,
} from '../limits';
import { AnyId, Cursor, Id, Instant, TeamId, text } from '../primitives';

/** The state of a link now; only a live one shows anything. */
export const ShareState = z.enum(['live', 'preparing', 'not_clean', 'expired', 'used_up']);
export type ShareState = z.infer<typeof ShareState>;

/** A link to screenshots for people without an account, as the members of the workspace see it. */
export const Share = z.object({
  id: Id,
  /** The address; `null` for members who may not change the link. */
  url: z.string().nullable(),
  kind: z.enum(['screenshots', 'collection']),
  title: z.string(),
  /** The title that somebody gave the link; `null` where it has that of what it shows. */
  own_title: z.string().nullable(),
  /** The chosen screenshots; empty for a collection, whose link follows it. */
  screenshot_ids: z.array(Id),
  collection_id: Id.nullable(),
  /** The screenshots that it shows now. */
  screenshot_count: z.int().min(0),
  state: ShareState,
  created_by: z.object({ id: Id, name: z.string() }),
  created_at: Instant,
  expires_at: Instant.nullable(),
  has_password: z.boolean(),
  max_views: z.int().nullable(),
  view_count: z.int(),
  last_viewed_at: Instant.nullable(),
  /** Views by UTC day, the last thirty days that have any. */
  views_by_day: z.array(z.object({ day: z.string(), views: z.int() })),
  allow_download: z.boolean(),
  show_text: z.boolean(),
  redact: z.boolean(),
  /** Whether the asking person may change and revoke it. */
  can_change: z.boolean(),
});
export type Share = z.infer<typeof Share>;

const Days = z.int().min(1).max(MAX_SHARE_DAYS);

const wishes = {
  /** Without one the page shows the title of the screenshot or the name of the collection. */
  title: text(MAX_TITLE)
    .nullable()
    .transform((written) => written || null),
  /** `null`: it never ends. */
  expires_in_days: Days.nullable(),
  /** A moment instead of days. */
  expires_at: Instant.nullable(),
  /** Needs a plan that opens it, as `max_views` does (docs/decisions.md#share-plans). */
  password: z.string().min(SHARE_PASSWORD.least).max(SHARE_PASSWORD.most).nullable(),
  max_views: z.int().min(1).max(1_000_000).nullable(),
  allow_download: z.boolean(),
  show_text: z.boolean(),
  /** False shows the pictures as they are, always without their metadata. */
  redact: z.boolean(),
};

const ONE_END = 'Give either expires_in_days or expires_at.';
const hasOneEnd = (body: { expires_in_days?: unknown; expires_at?: unknown }) =>
  body.expires_in_days === undefined || body.expires_at === undefined;

export const CreateShare = z
  .strictObject({
    screenshot_ids: z.array(AnyId).min(1).max(MAX_SHARED).optional(),
    collection_id: AnyId.optional(),
    title: wishes.title.default(null),
    expires_in_days: wishes.expires_in_days.optional(),
    expires_at: wishes.expires_at.optional(),
    password: wishes.password.default(null),
    max_views: wishes.max_views.default(null),
    allow_download: wishes.allow_download.default(false),
    show_text: wishes.show_text.default(true),
    redact: wishes.redact.default(true),
  })
  .refine(hasOneEnd, ONE_END)
  .refine(
    (body) => (body.screenshot_ids === undefined) !== (body.collection_id === undefined),
    'Give either screenshot_ids or collection_id.',
  );
export type CreateShare = z.output<typeof CreateShare>;

/** Fields that are absent stay as they are; `null` clears. */
export const UpdateShare = z
  .strictObject(wishes)
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  )
  .refine(hasOneEnd, ONE_END);
export type UpdateShare = z.output<typeof UpdateShare>;

export const SharesQuery = z.object({
  team_id: TeamId,
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).default(PAGE_LIMIT),
  cursor: Cursor.optional(),
});
export type SharesQuery = z.output<typeof SharesQuery>;

export const SharesScope = z.object({ team_id: TeamId });

/** The demands of the owner of a workspace on its links. */
export const ShareRules = z.object({
  /** False ends every link of the workspace at once; they live again when it is true. */
  allowed: z.boolean(),
  password_needed: z.boolean(),
  /** The longest life of a new link; `null` is any, also without an end. */
  most_days: Days.nullable(),
  /** The findings of the radar must be hidden: `redact: false` is refused there. */
  redaction_needed: z.boolean(),
  /** Whether the asking person may change these rules. */
  can_change: z.boolean(),
});
export type ShareRules = z.infer<typeof ShareRules>;

export const UpdateShareRules = z
  .strictObject({
    allowed: z.boolean(),
    password_needed: z.boolean(),
    most_days: Days.nullable(),
    redaction_needed: z.boolean(),
  })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateShareRules = z.output<typeof UpdateShareRules>;

/** The number of links that a request has revoked. */
export const RevokedShares = z.object({ revoked: z.int().min(0) });
export type RevokedShares = z.infer<typeof RevokedShares>;

/** A link as everybody sees it who has its address. Nothing in it is of an original that it hides. */
export const SharedPage = z.object({
  title: z.string(),
  /** The name of the workspace that shares, where its plan shows it. */
  space_name: z.string().nullable(),
  /** Whether its logo stands beside the name. */
  has_logo: z.boolean(),
  items: z.array(
    z.object({
      id: Id,
      title: z.string(),
      width: z.int(),
      height: z.int(),
      /** False while the copy is being prepared; there is no image meanwhile. */
      is_ready: z.boolean(),
      /** Read again from the pixels that the link shows; absent where the link shows no text. */
      text: z.string().optional(),
    }),
  ),
  allow_download: z.boolean(),
  expires_at: Instant.nullable(),
});
export type SharedPage = z.infer<typeof SharedPage>;

export const UnlockShare = z.strictObject({ password: z.string().max(SHARE_PASSWORD.most) });
export type UnlockShare = z.output<typeof UnlockShare>;

export const SharedImageQuery = z.object({
  /** Width in pixels of a small picture; without it the whole one. */
  w: z
    .enum([`${THUMBNAIL_WIDTHS.small}`, `${THUMBNAIL_WIDTHS.large}`])
    .transform(Number)
    .optional(),
});
export type SharedImageQuery = z.output<typeof SharedImageQuery>;
