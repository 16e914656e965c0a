import { AppError } from '../../../common/app-error';
import { absent } from '../absent';

/** Codes for a full store; not every store uses the status 507. */
const FULL = new Set([
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientStorage',
  'InsufficientCapacity',
]);
/** Statuses that may pass at the next attempt, besides every 5xx. */
const PASSING = new Set([408, 429]);

/** A call that the store refused, or never answered: then without a status. */
export class S3Failure extends Error {
  constructor(
    readonly call: string,
    readonly status: number | null,
    /** The store's or the network's own words. */
    readonly reason: string,
  ) {
    super(`${call}: ${status ?? 'no answer'} ${reason}`.trim());
    this.name = 'S3Failure';
  }

  get isFull(): boolean {
    return this.status === 507 || FULL.has(this.reason);
  }

  get isWorthATry(): boolean {
    if (this.status === null) return true;
    return !this.isFull && (this.status >= 500 || PASSING.has(this.status));
  }
}

/**
 * Maps a failure to the codes of the port. A wrong key, bucket or clock is an outage, too: the log tells the operator
 * why.
 */
export function toPortError(failure: S3Failure, key: string): Error {
  if (failure.status === 404 && failure.reason !== 'NoSuchBucket') return absent(key);
  if (failure.isFull) return Object.assign(new Error(failure.message), { code: 'ENOSPC' });
  return new AppError(
    'storage_unavailable',
    'The store of the images is not reachable right now. Try again in a moment.',
  );
}
