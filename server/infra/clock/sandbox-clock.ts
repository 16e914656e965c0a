import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock, type WallClock } from '../../common/clock';
import type { Config } from '../config/config';

const CLOCK_ID = 'clock_sandbox';
const READ_EVERY_MS = 1_000;
const FIRST_READ_WAIT_MS = 150;
const PATIENCE_MS = 1_000;
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
    private readonly payments: Config['payments'],
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
      this.follow((await this.frozenTime()) - this.wall.now().getTime());
      return true;
    } catch {
      // It is read again in a second; code that needs the sandbox reports the error.
      return false;
    }
  }

  /** Asks without the SDK, which a start would have to wait for. */
  private async frozenTime(): Promise<number> {
    const { protocol, host, port, secretKey } = this.payments;
    const answer = await fetch(
      `${protocol}://${host}:${port}/v1/test_helpers/test_clocks/${CLOCK_ID}`,
      {
        headers: { Authorization: `Bearer ${secretKey}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    const { frozen_time: seconds } = (await answer.json()) as { frozen_time: number };
    return seconds * 1000;
  }

  private follow(difference: number): void {
    if (Math.abs(difference - this.offsetMs) < TOLERANCE_MS) return;
    this.offsetMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
    this.logger.log(`the present is ${this.now().toISOString()} now`);
    for (const listener of this.listeners) listener();
  }
}
