import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock, type WallClock } from '../../common/clock';
import type { StripeClient } from '../payments/stripe-client';

const CLOCK_ID = 'clock_sandbox';
const READ_EVERY_MS = 1_000;
const FIRST_READ_WAIT_MS = 150;
const BRIEF = { maxNetworkRetries: 0, timeout: 1_000 } as const;
/** The sandbox counts in seconds; smaller differences are ignored. */
const TOLERANCE_MS = 3_000;

/** Follows the sandbox's clock, read once a second, so that people can try out a month in a moment. */
export class SandboxClock extends Clock implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SandboxClock.name);
  private readonly listeners = new Set<() => void>();
  private offsetMs = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly wall: WallClock,
    private readonly stripe: StripeClient,
    /** The number of attempts at the start, because the sandbox may still be starting. */
    private readonly firstTries: number,
  ) {
    super();
  }

  override now(): Date {
    return new Date(this.wall.now().getTime() + this.offsetMs);
  }

  override onJump(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async onModuleInit(): Promise<void> {
    for (let tries = this.firstTries; tries > 0 && !(await this.read()); tries -= 1) {
      await wait(FIRST_READ_WAIT_MS);
    }
    this.timer = setInterval(() => void this.read(), READ_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns false while the sandbox does not answer: the last known difference stays. */
  private async read(): Promise<boolean> {
    try {
      const frozen = await this.stripe.peek(async (stripe) => {
        const clock = await stripe.testHelpers.testClocks.retrieve(CLOCK_ID, {}, BRIEF);
        return clock.frozen_time * 1000;
      });
      this.follow(frozen - this.wall.now().getTime());
      return true;
    } catch {
      // It is read again in a second; code that needs the sandbox reports the error.
      return false;
    }
  }

  private follow(difference: number): void {
    if (Math.abs(difference - this.offsetMs) < TOLERANCE_MS) return;
    this.offsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
    this.logger.log(`the present is ${this.now().toISOString()} now`);
    for (const listener of this.listeners) listener();
  }
}
