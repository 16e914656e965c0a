import { ApiError } from '../../../server/contract/client';

const TOO_MANY = 429;

/** The milliseconds that the server asks to wait after too many calls; null for any other error. */
export function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return null;
  return secondsOf(error.body) * 1_000;
}

/** The seconds in the body of such an answer; a minute, after which every limit has room again, where it says none. */
export function secondsOf({ details }: { details?: unknown }): number {
  const { retry_after_seconds: seconds } = (details ?? {}) as Record<string, unknown>;
  return typeof seconds === 'number' ? seconds : 60;
}
