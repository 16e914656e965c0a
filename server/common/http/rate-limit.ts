import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';

/** What is counted together (decisions, "Errors and limits"). */
export type RateLimitKind =
  'signIn' | 'uploads' | 'images' | 'exports' | 'invites' | 'pairings' | 'requests';

/** Injection token for what counts the calls. */
export const RATE_COUNTS = Symbol('RATE_COUNTS');

const KIND = Symbol('rate limit');

/** Counts a route in its own bucket; every other route shares the bucket `requests`. */
export const RateLimit = (kind: RateLimitKind) => SetMetadata(KIND, kind);

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

/** Calls a minute for each bucket, or an hour; `ttl` of the library is in milliseconds. */
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
    return request.person?.id ?? request.ip;
  }

  protected override throwThrottlingException(
    context: ExecutionContext,
    { timeToBlockExpire }: { timeToBlockExpire: number },
  ): Promise<void> {
    const reply = context
      .switchToHttp()
      .getResponse<{ header(name: string, value: string): void }>();
    const seconds = Math.max(1, Math.ceil(timeToBlockExpire));
    reply.header('Retry-After', String(seconds));
    throw new AppError(
      'too_many_requests',
      `That was a lot at once. Try again in ${seconds} seconds.`,
      { retry_after_seconds: seconds },
    );
  }
}
