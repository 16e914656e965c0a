import type { ThrottlerStorage } from '@nestjs/throttler';

interface Visits {
  /** Milliseconds, oldest first; those before `first` are expired. */
  times: number[];
  first: number;
  blockedUntil: number;
  /** After this moment the entry can be deleted. */
  overAt: number;
}

type Answer = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts that can be taken back. */
export interface RateCounts extends ThrottlerStorage {
  /** Takes back the last call that was counted, unless the key is blocked: it was refused then for another reason. */
  giveBack(key: string): Promise<void>;
}

const SWEEP_MS = 60_000;
/** This many expired entries are kept before the list is shortened. */
const MOST_OVER = 1_000;

const secondsUntil = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / 1000));

/**
 * Counts calls by key within the last `ttl` milliseconds. A call has constant cost, while the library's own storage
 * scans the whole window each time. Uses the machine's time, which never jumps.
 */
export class SlidingWindows implements RateCounts {
  private readonly visits = new Map<string, Visits>();
  private sweptAt = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Adds one call; the first one beyond the limit blocks the key for `blockDuration`. */
  increment(key: string, ttl: number, limit: number, blockDuration: number): Promise<Answer> {
    const now = this.now();
    this.sweep(now);
    const visits = this.visitsOf(key);
    const isStillBlocked = visits.blockedUntil > now;
    if (!isStillBlocked) count(visits, now, ttl);
    const totalHits = visits.times.length - visits.first;
    if (!isStillBlocked && totalHits > limit) visits.blockedUntil = now + blockDuration;
    visits.overAt = Math.max(visits.overAt, now + ttl, visits.blockedUntil);
    return Promise.resolve({
      totalHits,
      timeToExpire: secondsUntil((visits.times[visits.first] ?? now) + ttl, now),
      isBlocked: visits.blockedUntil > now,
      timeToBlockExpire: secondsUntil(visits.blockedUntil, now),
    });
  }

  giveBack(key: string): Promise<void> {
    const visits = this.visits.get(key);
    if (visits && visits.blockedUntil <= this.now() && visits.times.length > visits.first)
      visits.times.pop();
    return Promise.resolve();
  }

  private visitsOf(key: string): Visits {
    const known = this.visits.get(key);
    if (known) return known;
    const made = { times: [], first: 0, blockedUntil: 0, overAt: 0 };
    this.visits.set(key, made);
    return made;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now;
    for (const [key, { overAt }] of this.visits) if (overAt <= now) this.visits.delete(key);
  }
}

/** After a block the count starts again. */
function count(visits: Visits, now: number, ttl: number): void {
  const { times } = visits;
  if (visits.blockedUntil > 0) visits.first = times.length;
  visits.blockedUntil = 0;
  while (visits.first < times.length && (times[visits.first] ?? 0) <= now - ttl) visits.first += 1;
  if (visits.first > MOST_OVER) {
    times.splice(0, visits.first);
    visits.first = 0;
  }
  times.push(now);
}
