import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../database/notifications';
import { JobFeed } from './job-feed';
import { JobRunner, messageOf } from './job-runner';
import { type ClaimedJob, JOBS_CHANNEL, JobTable } from './job-table';

/** The table is also looked at without a word: one may be lost with its connection. */
const POLL_MS = 5_000;
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
  private slots = 0;
  private claiming = 0;
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
    // Without a kind it is about the whole queue, and the feed knows nothing of it.
    const onWord = (kind: string) => (kind === '' ? void this.sweep() : this.wake());
    await this.notifications.listen(JOBS_CHANNEL, onWord);
    this.feed.open(slots, () => this.takeOne());
    this.poll = setInterval(() => void this.sweep(), POLL_MS);
    await this.sweep();
  }

  /** Stops taking jobs and gives the running ones back untouched, while there still is a database. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.poll);
    await this.feed.shut();
    await this.runner.giveAllBack();
  }

  private async sweep(): Promise<void> {
    try {
      await this.runner.mendLapsed();
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
      void this.runner.begin(job).then(() => this.wake());
    }
  }

  private async takeOne(): Promise<void> {
    if (this.isStopping || this.isFull) return;
    const job = await this.claim();
    if (!job) return;
    await this.runner.begin(job);
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
