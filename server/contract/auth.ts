import { z } from 'zod';
import { Id, Instant, Name, TimeZone } from './primitives';

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    picture: z.string().nullable(),
    name: z.string(),
    given_name: z.string(),
  }),
  /** The time zone of shown days; `null` means the device's. */
  time_zone: z.string().nullable(),
  /** True for an operator, whom the configuration names or a group at the provider appoints. */
  is_operator: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const RedirectUrl = z.object({ redirectUrl: z.url() });

/** Our own page sends `state`; `{code}` alone is valid only beside the sign-in cookie (docs/decisions.md#sign-in). */
export const CreateSession = z.strictObject({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(512).optional(),
  /** The way in that the address of the return names; Google when it is left out. */
  provider: z.string().min(1).max(64).optional(),
  /** The issuer in the address of the return, where the provider adds it (RFC 9207). */
  iss: z.string().min(1).max(512).optional(),
});

const Way = z.object({
  /** Names the way in for `GET /sign-in/{id}`. */
  id: z.string(),
  title: z.string(),
  /** The text of its button. */
  label: z.string(),
});

/** The ways to sign in here, in the order of their buttons. */
export const SignInWays = z.object({
  ways: z.array(Way),
  /** Visitors of a page that needs a sign-in are sent to this one at once. */
  auto_redirect_to: z.string().nullable(),
  /** Links of this server: people ask for one by mail, or get one from its operator; `null` where there are none. */
  links: z.enum(['by_mail', 'by_operator']).nullable(),
  /**
   * `on`, or why there are no passkeys here: the address of this server is plain http, or an IP address, or OpenID
   * Connect is the only way in (`off`).
   */
  passkeys: z.enum(['on', 'needs_https', 'needs_name', 'off']),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** One account of the person at one provider. */
export const WayIn = z.object({
  id: Id,
  provider: z.string(),
  title: z.string(),
  /** The e-mail address there. */
  email: z.string(),
  /** False where the server no longer knows the provider. */
  is_usable: z.boolean(),
  added_at: Instant,
  last_used_at: Instant,
});
export type WayIn = z.infer<typeof WayIn>;

export const AddWayIn = z.strictObject({ provider: z.string().min(1).max(64) });
export type AddWayIn = z.output<typeof AddWayIn>;

/** `redirect_url`: where the browser ends the session at the provider; 204 instead when there is nothing to end. */
export const SignedOut = z.object({ redirect_url: z.url() });
export type SignedOut = z.infer<typeof SignedOut>;

/** The provider's name does not replace a typed name at the next sign-in. */
export const UpdateUser = z
  .strictObject({
    name: Name,
    given_name: Name,
    time_zone: TimeZone.nullable(),
  })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateUser = z.output<typeof UpdateUser>;
