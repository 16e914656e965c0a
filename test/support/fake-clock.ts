import { Clock } from '../../server/common/clock';

/** Time that only a test moves. It starts in the middle of a month, so that no test meets its end by chance. */
export class FakeClock extends Clock {
  private moment = new Date('2026-11-15T12:00:00.000Z');

  override now(): Date {
    return new Date(this.moment);
  }

  set(iso: string): void {
    this.moment = new Date(iso);
  }

  advance({
    days = 0,
    minutes = 0,
    ms = 0,
  }: {
    days?: number;
    minutes?: number;
    ms?: number;
  }): void {
    const total = (days * 24 * 60 + minutes) * 60 * 1000 + ms;
    this.moment = new Date(this.moment.getTime() + total);
  }

  reset(): void {
    this.set('2026-11-15T12:00:00.000Z');
  }
}
