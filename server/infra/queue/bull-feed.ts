import { BullModule, getQueueToken } from '@nestjs/bull';
import { type DynamicModule, type FactoryProvider, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bull';
import type { Redis } from 'ioredis';
import { patientRedis, promptRedis } from '../redis/redis-connection';
import { JobFeed } from './job-feed';
import { LEASE_MS } from './job-table';

const QUEUE = 'jobs';
const PREFIX = 'shotvault';
/** A command that takes longer is treated as failed. */
const PATIENCE_MS = 2_000;
const LEAVE_MS = 1_000;

interface JobNotification {
  /** A job that was waiting when this was sent. The job table decides which one is taken. */
  id: string;
}

/** Bull's queue, on connections that survive an outage of Redis, and the feed over it. */
export function bullFeed(url: string): { queue: DynamicModule; feed: FactoryProvider<JobFeed> } {
  const connections: Redis[] = [];
  const queue = BullModule.registerQueue({
    name: QUEUE,
    prefix: PREFIX,
    createClient: (type) => {
      const made = type === 'client' ? promptRedis(url, PATIENCE_MS) : patientRedis(url);
      connections.push(made);
      return made;
    },
    settings: { lockDuration: LEASE_MS, stalledInterval: 5_000, maxStalledCount: 100 },
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  });
  const useFactory = (made: Queue<JobNotification>) => new BullFeed(made, connections);
  return { queue, feed: { provide: JobFeed, useFactory, inject: [getQueueToken(QUEUE)] } };
}

/** Sends notifications about jobs through Redis: each waits there until a worker has a free slot. */
class BullFeed extends JobFeed implements OnApplicationShutdown {
  private readonly logger = new Logger(BullFeed.name);
  private isConsuming = false;
  /** True when Redis did not answer the last command. */
  private isSilent = false;
  private isLeaving = false;

  constructor(
    private readonly queue: Queue<JobNotification>,
    /** Bull does not close connections that were created for it. */
    private readonly connections: readonly Redis[],
  ) {
    super();
    this.redis.on('close', () => this.told(false));
    this.redis.on('ready', () => this.told(true));
  }

  override get isFlowing(): boolean {
    return this.isConsuming && !this.isSilent && this.redis.status === 'ready';
  }

  override send(id: string, delayMs = 0): void {
    if (this.redis.status !== 'ready') return;
    // The row stays; a worker sends the notification again, or finds the job by polling.
    this.queue.add({ id }, { delay: delayMs }).catch(() => this.told(false));
  }

  override open(slots: number, take: () => Promise<void>): void {
    const begin = () => {
      this.queue.process(slots, take).catch((error: Error) => this.logger.warn(error.message));
      this.isConsuming = true;
    };
    // Bull gives up on a queue whose first connection fails; later it survives an outage.
    if (this.redis.status === 'ready') begin();
    else this.redis.once('ready', begin);
  }

  override async refill(listDue: () => Promise<string[]>): Promise<void> {
    if (!this.isConsuming || this.redis.status !== 'ready') return;
    const ids = await listDue();
    try {
      const missing = ids.slice(await this.queue.getWaitingCount());
      if (missing.length > 0) await this.queue.addBulk(missing.map((id) => ({ data: { id } })));
      this.told(true);
    } catch {
      // Logged once; meanwhile workers poll the table, and the next check tries again.
      this.told(false);
    }
  }

  override async shut(): Promise<void> {
    if (!this.isConsuming) return;
    this.isConsuming = false;
    // Pauses this worker only, without waiting: the dispatcher waits for running jobs itself.
    await inTime(this.queue.pause(true, true));
  }

  async onApplicationShutdown(): Promise<void> {
    this.isLeaving = true;
    await inTime(this.queue.close(true));
    for (const connection of this.connections) connection.disconnect();
  }

  private get redis(): Redis {
    return this.queue.client;
  }

  private told(isThere: boolean): void {
    if (this.isLeaving || isThere === !this.isSilent) return;
    this.isSilent = !isThere;
    if (isThere) this.logger.log('Redis carries notifications about jobs again');
    else this.logger.warn('Redis cannot be reached; jobs are taken from the database directly');
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const late = new Promise((done) => setTimeout(done, LEAVE_MS).unref());
  await Promise.race([work.catch(() => undefined), late]);
}
