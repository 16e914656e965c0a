import type { Clock } from '../../common/clock';

const FAILURES_TO_OPEN = 3;
const REST_MS = 5 * 60 * 1000;

/**
 * Stops requests to a server that failed several times in a row; after a pause one request tests whether it is back.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly clock: Clock) {}

  isOpen(): boolean {
    return this.clock.now().getTime() < this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= FAILURES_TO_OPEN) this.openUntil = this.clock.now().getTime() + REST_MS;
  }
}
