import { SetMetadata } from '@nestjs/common';

/** The rights of a request that carries a token instead of a session. */
export interface TokenRights {
  /** The token's own id. */
  id: string;
  canWrite: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for a request with a session cookie. */
    token?: TokenRights;
  }
}

export const SESSION_ONLY = Symbol('session only');

/** Only a person in the browser may call this route, never a token. */
export const SessionOnly = () => SetMetadata(SESSION_ONLY, true);

export const READS = Symbol('reads');

/** The route changes nothing although it is not a GET: a token with read access may call it. */
export const Reads = () => SetMetadata(READS, true);

export const FRESH_SIGN_IN = Symbol('fresh sign-in');

/** A browser calls this route only soon after its sign-in; tokens are exempt (docs/decisions.md#fresh-sign-in). */
export const FreshSignIn = () => SetMetadata(FRESH_SIGN_IN, true);
