import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  SkipThrottle,
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { tooMany } from '../app-error';

/** Groups of routes that are counted together. Their numbers stand in `server/infra/config/rate-limits-config.ts`. */
export type RateLimitKind =
  'signIn' | 'uploads' | 'images' | 'exports' | 'invites' | 'pairings' | 'requests';

/** Injection token for the store of the counts. */
export const RATE_COUNTS = Symbol('RATE_COUNTS');

const KIND = Symbol('rate limit');

/** Counts a route in its own bucket; all other routes share the bucket `requests`. */
export const RateLimit = (kind: RateLimitKind) => SetMetadata(KIND, kind);

/** Excludes a route from rate limits: signing out must work even when all limits are used up. */
export const Unlimited = () => SkipThrottle();

const reflector = new Reflector();

function kindOf(context: ExecutionContext): RateLimitKind {
  return (
    reflector.getAllAndOverride<RateLimitKind | undefined>(KIND, [
      context.getHandler(),
      context.getClass(),
    ]) ?? 'requests'
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Counted by the hour. */
const HOURLY: ReadonlySet<RateLimitKind> = new Set<RateLimitKind>(['exports', 'invites']);

/** Limits for a minute or an hour by bucket; the library's `ttl` is in milliseconds. */
export function throttlerOptions(
  limits: Record<RateLimitKind, number>,
  storage: ThrottlerStorage,
): ThrottlerModuleOptions {
  return {
    throttlers: [
      {
        name: 'default',
        ttl: (context) => (HOURLY.has(kindOf(context)) ? HOUR_MS : MINUTE_MS),
        limit: (context) => limits[kindOf(context)],
      },
    ],
    storage,
    setHeaders: false,
    generateKey: (context, tracker) => `${kindOf(context)}:${tracker}`,
  };
}

/** Counts by person, and by address for visitors and for sign-in. Runs after the auth guard. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async getTracker(request: FastifyRequest): Promise<string> {
    return request.person?.userId ?? request.ip;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: { timeToBlockExpire: number },
  ): Promise<void> {
    throw tooMany('requests', Math.max(1, Math.ceil(timeToBlockExpire)));
  }
}
