import { Redis, type RedisOptions } from 'ioredis';

const LONGEST_PAUSE_MS = 1_000;

/** Reconnects within a second after an outage. */
const ALWAYS: RedisOptions = {
  connectTimeout: 5_000,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(50 * times, LONGEST_PAUSE_MS),
};

/**
 * A connection for commands within a request: while Redis is unreachable, or silent for `patienceMs`, a command fails
 * instead of being queued.
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

/** A connection for blocking commands: they are repeated when Redis is back. */
export function patientRedis(url: string): Redis {
  return quiet(new Redis(url, { ...ALWAYS, maxRetriesPerRequest: null, enableReadyCheck: false }));
}

/** Without a listener an outage would end the process; users of the connection see the error at their commands. */
function quiet(redis: Redis): Redis {
  return redis.on('error', () => undefined);
}
