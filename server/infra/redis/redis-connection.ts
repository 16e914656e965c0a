import { Redis, type RedisOptions } from 'ioredis';

const LONGEST_PAUSE_MS = 1_000;

/** After an outage it comes back by itself, within a second. */
const ALWAYS: RedisOptions = {
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(50 * times, LONGEST_PAUSE_MS),
};

/**
 * A connection for commands that somebody waits for: while Redis is away, or silent for `patienceMs`, a command is
 * refused and not kept for later.
 */
export function promptRedis(url: string, patienceMs: number): Redis {
  return quiet(
    new Redis(url, {
      ...ALWAYS,
      commandTimeout: patienceMs,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    }),
  );
}

/** A connection that listens: what it waits for is waited for again when Redis is back. */
export function patientRedis(url: string): Redis {
  return quiet(new Redis(url, { ...ALWAYS, maxRetriesPerRequest: null, enableReadyCheck: false }));
}

/** Without a listener an outage would end the process; who uses the connection sees it at its commands. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => undefined);
}
