import type { FastifyRequest } from 'fastify';
import type { Person } from '../../common/http/person';

/** One way of telling who asks: the session cookie, later a bearer token. */
export interface Authenticator {
  /** Null when the request carries nothing this way knows. */
  authenticate(request: FastifyRequest): Promise<Person | null>;
}

/** Injection token for the ways, in the order they are asked. */
export const AUTHENTICATORS = Symbol('AUTHENTICATORS');
