import { AppError } from '../../../common/app-error';
import { tooCostly, unreadable } from '../image-bounds';
import { DecoderEndedError, DecoderProcess, type EndReason, type Limits } from './decoder-process';
import { FairQueue, type Waiting } from './fair-queue';
import type { Reply, Task } from './protocol';

export interface PoolOptions extends Limits {
  processes: number;
  onEnd: (reason: EndReason) => void;
}

type Result = Extract<Reply, { result: unknown }>['result'];

interface Job extends Waiting {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface DecoderSlot {
  /** Only one place takes large images, so that two of them never need memory at the same time. */
  takesHeavy: boolean;
  isBusy: boolean;
  process?: DecoderProcess;
  idle?: NodeJS.Timeout;
}

/** A small image is decoded far within these; one that is not gets a second try with the full limits. */
const LIGHT: Limits = { memoryMegabytes: 224, milliseconds: 2_000 };
/** A process that holds more than this after its work is replaced. */
const REST_MEGABYTES = 160;
/** Memory of a process before it opens an image. */
const OWN_MEGABYTES = 64;
const IDLE_MS = 10 * 60_000;
/** After a kill a person's files are opened at the place of the large ones only. */
const SUSPICION_MS = 10 * 60_000;
/** A job costs at least a small image, and its time in pixels that could have been decoded meanwhile. */
const LEAST_COST = 1_000_000;
const PIXELS_PER_MS = 20_000;

/** Shares the decoder processes between people. Processes start at the first need and end after a quiet while. */
export class DecoderPool {
  private readonly queue = new FairQueue<Job>();
  private readonly suspects = new Map<string, number>();
  private readonly places: DecoderSlot[];
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    const count = Math.max(1, options.processes);
    this.places = Array.from({ length: count }, (_, at) => ({
      takesHeavy: at === count - 1,
      isBusy: false,
    }));
  }

  /** Rejects with 422 when the file cannot be opened within the limits. */
  run(person: string, task: Task): Promise<Result> {
    if (this.isClosed) return Promise.reject(shuttingDown());
    return new Promise((resolve, reject) => {
      this.queue.add({ person, isHeavy: this.isSuspect(person), task, resolve, reject });
      this.dispatch();
    });
  }

  close(): void {
    this.isClosed = true;
    this.queue.drain().forEach(({ reject }) => reject(shuttingDown()));
    this.places.forEach((place) => this.replace(place));
  }

  private dispatch(): void {
    for (const place of this.places) {
      if (place.isBusy || this.isClosed) continue;
      const job = this.queue.take(place.takesHeavy);
      if (job) void this.work(place, job);
    }
  }

  private async work(place: DecoderSlot, job: Job): Promise<void> {
    place.isBusy = true;
    clearTimeout(place.idle);
    this.queue.charge(job.person, LEAST_COST);
    const began = performance.now();
    try {
      this.settle(job, await this.ask(place, job));
    } catch (error) {
      this.fail(job, error as Error);
    }
    const cost = (performance.now() - began) * PIXELS_PER_MS - LEAST_COST;
    this.queue.charge(job.person, Math.max(0, cost));
    await this.tidy(place);
    place.isBusy = false;
    this.dispatch();
  }

  private async ask(place: DecoderSlot, { task, isHeavy }: Job): Promise<Reply> {
    if (!place.process?.isUsable) place.process = new DecoderProcess();
    const limits = isHeavy ? this.options : this.lightLimits();
    return place.process.run(
      { ...task, isRoomy: isHeavy, memoryMegabytes: limits.memoryMegabytes - OWN_MEGABYTES },
      limits,
    );
  }

  private lightLimits(): Limits {
    const { memoryMegabytes, milliseconds } = this.options;
    return {
      memoryMegabytes: Math.min(LIGHT.memoryMegabytes, memoryMegabytes),
      milliseconds: Math.min(LIGHT.milliseconds, milliseconds),
    };
  }

  private settle(job: Job, reply: Reply): void {
    if ('result' in reply) {
      this.queue.charge(job.person, reply.weight);
      job.resolve(reply.result);
    } else if ('isHeavy' in reply) {
      this.queue.add({ ...job, isHeavy: true });
    } else if ('refusal' in reply) {
      job.reject(new AppError(reply.refusal.code, reply.refusal.message));
    } else {
      const { message, ...cause } = reply.failure;
      // Code and system call tell an outage of the disk from a fault.
      job.reject(Object.assign(new Error(message), cause));
    }
  }

  /** The file is to blame only when a process with the full limits could not open it either. */
  private fail(job: Job, error: Error): void {
    if (!(error instanceof DecoderEndedError)) return job.reject(error);
    this.options.onEnd(error.reason);
    if (this.isClosed) return job.reject(shuttingDown());
    if (error.reason === 'start') return job.reject(unavailable());
    this.suspects.set(job.person, performance.now() + SUSPICION_MS);
    if (!job.isHeavy) return this.queue.add({ ...job, isHeavy: true });
    job.reject(error.reason === 'crash' ? unreadable() : tooCostly());
  }

  /** Memory that a large image left behind goes with its process. */
  private async tidy(place: DecoderSlot): Promise<void> {
    const { process } = place;
    if (!process?.isUsable || this.isClosed) return this.replace(place);
    if ((await process.megabytes()) > REST_MEGABYTES) return this.replace(place);
    place.idle = setTimeout(() => this.replace(place), IDLE_MS);
    place.idle.unref();
  }

  private replace(place: DecoderSlot): void {
    clearTimeout(place.idle);
    place.process?.end();
    place.process = undefined;
  }

  private isSuspect(person: string): boolean {
    const until = this.suspects.get(person) ?? 0;
    if (until > performance.now()) return true;
    this.suspects.delete(person);
    return false;
  }
}

const shuttingDown = () =>
  new AppError('shutting_down', 'The server is restarting. Try again in a moment.');

const unavailable = () =>
  new AppError('images_unavailable', 'Images cannot be opened at the moment. Try again later.');
