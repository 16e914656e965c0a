import { SetMetadata } from '@nestjs/common';

/** What a request may do that carries a token instead of a session. */
export interface TokenRights {
  /** The token's own id. */
  id: string;
  canWrite: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where a session cookie asks. */
    token?: TokenRights;
  }
}

export const SESSION_ONLY = Symbol('session only');

/** A person in the browser decides this; no token does, whatever it may write. */
export const SessionOnly = () => SetMetadata(SESSION_ONLY, true);

export const READS = Symbol('reads');

/** Changes nothing although it is no GET: a token that only reads may ask too. */
export const Reads = () => SetMetadata(READS, true);
