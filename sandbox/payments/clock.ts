import { invalid } from './routes/api-error';
import { type Store } from './store';

export const CLOCK_ID = 'clock_sandbox';

/** Seconds; protects against renewing for centuries by a typing mistake. */
const FARTHEST = 5 * 366 * 86_400;

/** The sandbox's time: real time plus its advance. It never goes back, whatever the computer's clock does. */
export class SandboxClock {
  constructor(
    private readonly store: Store,
    private readonly realNow: () => number,
  ) {}

  /** Unix seconds. */
  now(): number {
    const { clock } = this.store.state;
    clock.latest = Math.max(clock.latest, this.realSeconds() + clock.offset);
    return clock.latest;
  }

  advanceTo(instant: number): void {
    const now = this.now();
    if (instant < now)
      throw invalid('The clock can only be advanced to a later time.', 'frozen_time');
    if (instant - now > FARTHEST)
      throw invalid('The clock can be advanced by five years at most.', 'frozen_time');
    this.store.state.clock.offset = instant - this.realSeconds();
    this.store.state.clock.latest = instant;
  }

  private realSeconds(): number {
    return Math.floor(this.realNow() / 1000);
  }
}
