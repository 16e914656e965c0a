import type { z } from 'zod';
import { wholeNumber } from './variable-kinds';

const calls = wholeNumber(1, 100_000_000);

/**
 * The largest numbers of calls (docs/configuration.md): by person, or by address where nobody is signed in yet.
 * `server/common/http/rate-limit.guard.ts` counts them.
 */
export const rateLimitVariables = {
  /** In a minute. */
  RATE_LIMIT_SIGN_IN: calls.default(120),
  RATE_LIMIT_UPLOADS: calls.default(1200),
  /** At once; further ones wait. */
  RATE_LIMIT_UPLOAD_BURST: calls.default(200),
  RATE_LIMIT_IMAGES: calls.default(12_000),
  /** In an hour. */
  RATE_LIMIT_EXPORTS: calls.default(10),
  RATE_LIMIT_INVITES: calls.default(60),
  /** Mails that comments of one person send to those whom they mention. */
  RATE_LIMIT_MENTIONS: calls.default(60),
  /** In a minute. */
  RATE_LIMIT_PAIRINGS: calls.default(30),
  RATE_LIMIT_REQUESTS: calls.default(1200),
};

type RateLimitVariables = z.output<z.ZodObject<typeof rateLimitVariables>>;

export const rateLimitsOf = (vars: RateLimitVariables) => ({
  signIn: vars.RATE_LIMIT_SIGN_IN,
  uploads: vars.RATE_LIMIT_UPLOADS,
  uploadBurst: vars.RATE_LIMIT_UPLOAD_BURST,
  images: vars.RATE_LIMIT_IMAGES,
  exports: vars.RATE_LIMIT_EXPORTS,
  invites: vars.RATE_LIMIT_INVITES,
  mentions: vars.RATE_LIMIT_MENTIONS,
  pairings: vars.RATE_LIMIT_PAIRINGS,
  requests: vars.RATE_LIMIT_REQUESTS,
});
