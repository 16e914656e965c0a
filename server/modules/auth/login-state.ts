import { z } from 'zod';
import { seal, unseal } from './sealed';

const Shape = z.strictObject({
  /** The way in at which the sign-in was begun. */
  provider: z.string(),
  /** The value of `state` in the address. */
  handle: z.string(),
  /** The PKCE code verifier. It appears in this cookie and in our token request only. */
  verifier: z.string(),
  /** Comes back in the ID token. */
  nonce: z.string().optional(),
  /** The person who adds a way in; absent for a sign-in. */
  joins: z.string().optional(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** The data that must survive the round trip to the login provider. */
export type LoginState = z.infer<typeof Shape>;

/** A sign-in may take this long (docs/decisions.md#sign-in). */
export const LOGIN_STATE_MS = 10 * 60 * 1000;

const PURPOSE = 'login state';

export const sealLoginState = (state: LoginState, secret: string): string =>
  seal(state, PURPOSE, secret);

/** Returns null for a cookie that is absent, forged, too old or of an earlier version. */
export function openLoginState(
  cookie: string | undefined,
  secret: string,
  now: Date,
): LoginState | null {
  const { data: state } = Shape.safeParse(unseal(cookie, PURPOSE, secret));
  return state && state.expiresAt > now.getTime() ? state : null;
}
