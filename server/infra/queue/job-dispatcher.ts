import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Notifications } from '../database/notifications';
import { JobFeed } from './job-feed';
import { JobRunner, messageOf } from './job-runner';
import { type ClaimedJob, JOBS_CHANNEL, JobTable } from './job-table';

/** Workers also poll the table, because a notification may be lost with its connection. */
const POLL_MS = 5_000;
/** The feed should have delivered its own notification this long after the database's. */
const CHECK_MS = 1_000;
/** The approximate duration of a claim. */
const CLAIM_MS = 5;
/** The number of waiting jobs that are checked for lost notifications. */
const REFILL = 100;

/**
 * Takes jobs, a few at a time. A notification only wakes the worker; the job table decides which job runs, so fairness
 * and priority hold however the notification arrives.
 */
@Injectable()
export class JobDispatcher implements OnModuleDestroy {
  private readonly logger = new Logger(JobDispatcher.name);
  private poll: NodeJS.Timeout | undefined;
  private check: NodeJS.Timeout | undefined;
  private slots = 0;
  private claiming = 0;
  /** Notifications of the feed that arrived while every slot was busy. */
  private missed = 0;
  private isStopping = false;
  private isFilling = false;
  private isWanted = false;

  constructor(
    private readonly table: JobTable,
    private readonly runner: JobRunner,
    private readonly feed: JobFeed,
    private readonly notifications: Notifications,
  ) {}

  /** Starts taking jobs, at most `slots` at once. */
  async start(slots: number): Promise<void> {
    this.slots = slots;
    await this.notifications.listen(JOBS_CHANNEL, () => this.onNotified());
    this.feed.open(slots, () => this.takeOne());
    this.poll = setInterval(() => void this.sweep(), POLL_MS);
    await this.sweep();
  }

  /** Stops taking jobs and returns the running ones to the queue, while the database is still connected. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.poll);
    clearTimeout(this.check);
    await this.feed.shut();
    // Jobs that are being claimed at this moment are returned, too.
    while (this.claiming > 0) await wait(CLAIM_MS);
    await this.runner.giveAllBack();
  }

  /** With a working feed this only checks it: the process that queued the job may not have reached the feed. */
  private onNotified(): void {
    this.wake();
    if (!this.feed.isFlowing || this.check) return;
    this.check = setTimeout(() => {
      this.check = undefined;
      void this.refill();
    }, CHECK_MS);
  }

  private async sweep(): Promise<void> {
    await this.refill(() => this.runner.mendLapsed());
  }

  private async refill(first: () => Promise<void> = async () => undefined): Promise<void> {
    try {
      await first();
      await this.feed.refill(() => this.table.listDue(REFILL));
    } catch (error) {
      this.logger.warn(`cannot look for forgotten jobs: ${messageOf(error)}`);
    }
    this.wake();
  }

  /** Claims jobs until none is left or every slot is busy; a working feed does that instead. */
  private wake(): void {
    this.isWanted = true;
    if (this.isFilling || this.isStopping || this.feed.isFlowing) return;
    this.isFilling = true;
    void this.fill().finally(() => {
      this.isFilling = false;
      // A notification that arrived during the last claim needs another look.
      if (this.isWanted && !this.isFull) this.wake();
    });
  }

  private async fill(): Promise<void> {
    while (!this.isStopping && !this.isFull) {
      this.isWanted = false;
      const job = await this.claim();
      if (!job) return;
      void this.work(job);
    }
  }

  private async takeOne(): Promise<void> {
    if (this.isStopping) return;
    if (this.isFull) {
      this.missed += 1;
      return;
    }
    const job = await this.claim();
    if (job) await this.work(job);
    else this.missed = 0;
  }

  private async work(job: ClaimedJob): Promise<void> {
    await this.runner.begin(job);
    if (this.missed > 0) {
      this.missed -= 1;
      void this.takeOne();
    }
    // The feed may have failed while the job ran.
    this.wake();
  }

  private get isFull(): boolean {
    return this.runner.count + this.claiming >= this.slots;
  }

  private async claim(): Promise<ClaimedJob | null> {
    this.claiming += 1;
    try {
      return await this.runner.claim();
    } catch (error) {
      this.logger.warn(`cannot take a job: ${messageOf(error)}`);
      return null;
    } finally {
      this.claiming -= 1;
    }
  }
}
