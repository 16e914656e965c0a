import type { FastifyRequest } from 'fastify';
import type { Person } from '../../common/http/person.decorator';
import type { TokenRights } from '../../common/http/token-rights.decorator';

export interface Authenticated {
  person: Person;
  /** Null for a session, which has all rights of its person. */
  token: TokenRights | null;
  /** When the session began; null for a token. */
  signedInAt: Date | null;
}

/** One way to authenticate a request: session cookie or bearer token. */
export interface Authenticator {
  /** Returns null when the request carries no credential of this type. */
  authenticate(request: FastifyRequest): Promise<Authenticated | null>;
}

/** Injection token for the authenticators, in the order in which they are tried. */
export const AUTHENTICATORS = Symbol('AUTHENTICATORS');
