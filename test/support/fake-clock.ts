import { Clock } from '../../server/common/clock';

/** A clock that only tests move. It starts in the middle of a month, so that no test reaches its end by accident. */
export class FakeClock extends Clock {
  private readonly listeners = new Set<() => void>();
  private moment = new Date('2026-11-15T12:00:00.000Z');

  override now(): Date {
    return new Date(this.moment);
  }

  override onJump(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Advances like the sandbox's clock, which announces its jumps. */
  jump(days: number): void {
    this.advance({ days });
    for (const listener of this.listeners) listener();
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
