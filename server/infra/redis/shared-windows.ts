import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';
import { SlidingWindows } from '../../common/http/sliding-windows';
import { promptRedis } from './redis-connection';

type Answer = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** No request waits longer for a count; then each process counts alone. */
const PATIENCE_MS = 250;
/** After a time-out Redis is tried again no sooner, or every request would wait. */
const REST_MS = 1_000;
const PREFIX = 'shotvault:calls:';

/**
 * One hash for a key: calls by slice of the window, their sum, and the time until which the key is blocked. A slice
 * counts until all of it has left the window, so never more than the limit passes within one; memory and work do not
 * grow with the calls. Uses the time of Redis, which is the same for every machine. Returns the calls, and the
 * milliseconds until the window is empty and until the block ends.
 */
const COUNT = `
local key, ttl, limit, block = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local slices = 60
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local slice = math.floor(now * slices / ttl)
local known = redis.call('HMGET', key, 'slice', 'sum', 'closed')
local last, sum, closed = tonumber(known[1] or 0), tonumber(known[2] or 0), tonumber(known[3] or 0)
if closed > now then return {sum, ttl, closed - now} end
if closed > 0 then
  redis.call('DEL', key)
  last, sum = 0, 0
end
if slice > last and sum > 0 then
  local fields = redis.call('HGETALL', key)
  for i = 1, #fields, 2 do
    local of = tonumber(fields[i])
    if of and of < slice - slices then
      sum = sum - tonumber(fields[i + 1])
      redis.call('HDEL', key, fields[i])
    end
  end
end
sum = sum + 1
redis.call('HINCRBY', key, slice, 1)
redis.call('HSET', key, 'slice', slice, 'sum', sum)
local wait = 0
if sum > limit then
  wait = block
  redis.call('HSET', key, 'closed', now + block)
end
redis.call('PEXPIRE', key, math.max(ttl + math.ceil(ttl / slices), wait) + 1000)
return {sum, ttl, wait}`;

interface CountingRedis extends Redis {
  countCall(key: string, ttl: number, limit: number, block: number): Promise<number[]>;
}

/**
 * Counts calls in Redis for all processes together. Each process also counts alone, so that an outage loses the sharing
 * but neither a request nor the limit.
 */
export class SharedWindows implements ThrottlerStorage, OnApplicationShutdown {
  private readonly logger = new Logger(SharedWindows.name);
  private readonly own: SlidingWindows;
  private readonly redis: CountingRedis;
  private restsUntil = 0;

  constructor(
    url: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.own = new SlidingWindows(now);
    const redis = promptRedis(url, PATIENCE_MS);
    redis.defineCommand('countCall', { numberOfKeys: 1, lua: COUNT });
    this.redis = redis as CountingRedis;
  }

  async increment(key: string, ttl: number, limit: number, blockDuration: number): Promise<Answer> {
    const own = await this.own.increment(key, ttl, limit, blockDuration);
    if (this.redis.status !== 'ready' || this.now() < this.restsUntil) return own;
    try {
      const [sum = 0, empty = 0, wait = 0] = await this.redis.countCall(
        PREFIX + key,
        ttl,
        limit,
        blockDuration,
      );
      return {
        totalHits: sum,
        timeToExpire: Math.ceil(empty / 1000),
        isBlocked: wait > 0,
        timeToBlockExpire: Math.ceil(wait / 1000),
      };
    } catch (error) {
      this.restsUntil = this.now() + REST_MS;
      this.logger.warn(
        `rate limits are counted by each process alone: ${(error as Error).message}`,
      );
      return own;
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
