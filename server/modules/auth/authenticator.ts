import type { FastifyRequest } from 'fastify';
import type { Person } from '../../common/http/person';
import type { TokenRights } from '../../common/http/token-rights';

export interface Authenticated {
  person: Person;
  /** Null for a session: it may do everything its person may. */
  token: TokenRights | null;
}

/** One way of telling who asks: the session cookie, a bearer token. */
export interface Authenticator {
  /** Null when the request carries nothing this way knows. */
  authenticate(request: FastifyRequest): Promise<Authenticated | null>;
}

/** Injection token for the ways, in the order they are asked. */
export const AUTHENTICATORS = Symbol('AUTHENTICATORS');
