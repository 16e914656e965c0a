import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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

function signature(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`login state:${payload}`).digest();
}

/** Signed, so that another site on the same host cannot plant one. */
export function sealLoginState(state: LoginState, secret: string): string {
  const payload = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** Returns null for a cookie that is absent, forged, too old or of an earlier version. */
export function openLoginState(
  cookie: string | undefined,
  secret: string,
  now: Date,
): LoginState | null {
  const [payload, sealed] = cookie?.split('.') ?? [];
  if (!payload || !sealed) return null;
  const given = Buffer.from(sealed, 'base64url');
  const expected = signature(payload, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { data: state } = Shape.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return state && state.expiresAt > now.getTime() ? state : null;
}
