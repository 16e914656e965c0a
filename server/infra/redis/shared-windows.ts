import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';
import { type RateCounts, SlidingWindows } from '../../common/http/sliding-windows';
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

/** Takes one call back from the newest slice, so that it leaves the window no later than it would have. */
const GIVE_BACK = `
local key = KEYS[1]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local known = redis.call('HMGET', key, 'slice', 'sum', 'closed')
local slice, sum, closed = known[1], tonumber(known[2] or 0), tonumber(known[3] or 0)
if not slice or closed > now or sum == 0 then return end
if tonumber(redis.call('HGET', key, slice) or 0) == 0 then return end
redis.call('HINCRBY', key, slice, -1)
redis.call('HSET', key, 'sum', sum - 1)`;

interface CountingRedis extends Redis {
  countCall(key: string, ttl: number, limit: number, block: number): Promise<number[]>;
  giveCallBack(key: string): Promise<void>;
}

/**
 * Counts calls in Redis for all processes together. Each process also counts alone, so that an outage loses the sharing
 * but neither a request nor the limit.
 */
export class SharedWindows implements RateCounts, OnApplicationShutdown {
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
    redis.defineCommand('giveCallBack', { numberOfKeys: 1, lua: GIVE_BACK });
    this.redis = redis as CountingRedis;
  }

  async increment(key: string, ttl: number, limit: number, blockDuration: number): Promise<Answer> {
    const own = await this.own.increment(key, ttl, limit, blockDuration);
    const counted = await this.ask((redis) =>
      redis.countCall(PREFIX + key, ttl, limit, blockDuration),
    );
    if (!counted) return own;
    const [sum = 0, empty = 0, wait = 0] = counted;
    return {
      totalHits: sum,
      timeToExpire: Math.ceil(empty / 1000),
      isBlocked: wait > 0,
      timeToBlockExpire: Math.ceil(wait / 1000),
    };
  }

  async giveBack(key: string): Promise<void> {
    await this.own.giveBack(key);
    await this.ask((redis) => redis.giveCallBack(PREFIX + key));
  }

  /** Null where Redis does not answer in time. */
  private async ask<Result>(
    question: (redis: CountingRedis) => Promise<Result>,
  ): Promise<Result | null> {
    if (this.redis.status !== 'ready' || this.now() < this.restsUntil) return null;
    try {
      return await question(this.redis);
    } catch (error) {
      this.restsUntil = this.now() + REST_MS;
      this.logger.warn(
        `rate limits are counted by each process alone: ${(error as Error).message}`,
      );
      return null;
    }
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
