import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Notifications } from '../database/notifications';
import { JobFeed } from './job-feed';
import { JobRunner, messageOf } from './job-runner';
import { type ClaimedJob, JOBS_CHANNEL, JobTable } from './job-table';

/** The table is also looked at without a word: one may be lost with its connection. */
const POLL_MS = 5_000;
/** So long after the database's word the feed should have brought its own. */
const CHECK_MS = 1_000;
/** About what a claim takes. */
const CLAIM_MS = 5;
/** So many waiting jobs are looked at for words that are lost. */
const REFILL = 100;

/**
 * Takes jobs, a few at a time. A word from the database or from the feed says only that there is one; which, is for
 * the table to say, so that turns and priority hold whatever carries the word.
 */
@Injectable()
export class JobDispatcher implements OnModuleDestroy {
  private readonly logger = new Logger(JobDispatcher.name);
  private poll: NodeJS.Timeout | undefined;
  private check: NodeJS.Timeout | undefined;
  private slots = 0;
  private claiming = 0;
  /** Words of the feed that came while every hand was full. */
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

  /** Begins to work, with at most `slots` jobs at once. */
  async start(slots: number): Promise<void> {
    this.slots = slots;
    await this.notifications.listen(JOBS_CHANNEL, () => this.heard());
    this.feed.open(slots, () => this.takeOne());
    this.poll = setInterval(() => void this.sweep(), POLL_MS);
    await this.sweep();
  }

  /** Stops taking jobs and gives the running ones back untouched, while there still is a database. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.poll);
    clearTimeout(this.check);
    await this.feed.shut();
    // What is being claimed right now is given back, too.
    while (this.claiming > 0) await wait(CLAIM_MS);
    await this.runner.giveAllBack();
  }

  /** Where the feed brings words, too, it is only checked: whoever queued the job may not have reached it. */
  private heard(): void {
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

  /** Asks the table until nothing is left or every hand is full; where words flow they do that. */
  private wake(): void {
    this.isWanted = true;
    if (this.isFilling || this.isStopping || this.feed.isFlowing) return;
    this.isFilling = true;
    void this.fill().finally(() => {
      this.isFilling = false;
      // A word that came while the last look was under way wants another look.
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
    // The words may have ceased while it worked.
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
