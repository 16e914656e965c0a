import { extname, join } from 'node:path';
import { ProcessEndedError, ResidentProcess } from '../../processes/resident-process';
import type { Reply, Request } from './protocol';
import { LOOK_EVERY_MS, useOf } from '../../processes/process-use';

import type { DecoderEnd } from '../../metrics/metrics';

export type EndReason = DecoderEnd;

/** The process ended before it answered. */
export class DecoderEndedError extends Error {
  constructor(readonly reason: EndReason) {
    super(`the decoder process ended (${reason})`);
  }
}

export interface Limits {
  memoryMegabytes: number;
  /** Of processor time; by the clock `PATIENCE` times as long. */
  milliseconds: number;
}

/** The program beside this file: compiled in the product, TypeScript where the source itself is run. */
const PROGRAM = join(__dirname, `decoder-program${extname(__filename)}`);
/**
 * Two heaps of the allocator and two threads are enough; every further one would keep memory of its own. Memory larger
 * than a heap's block goes back to the system as soon as it is freed.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
  // Buffers of pictures are collected sooner.
  NODE_OPTIONS: '--max-semi-space-size=1',
};
const START_MS = 30_000;
/** Others may need the processors at the same time. */
const PATIENCE = 4;

/** One decoder process. It does one task at a time and is killed when it exceeds a limit. */
export class DecoderProcess {
  private readonly process = new ResidentProcess(PROGRAM, { env: ENVIRONMENT });
  private reason: EndReason = 'start';
  private isReady = false;

  get isUsable(): boolean {
    return this.process.isUsable;
  }

  /** Rejects with `DecoderEndedError` when the process ends instead of answering. */
  async run(request: Request, limits: Limits): Promise<Reply> {
    this.process.work();
    try {
      await this.started();
      this.reason = 'crash';
      return await this.watched(limits, async () => (await this.process.ask(request)) as Reply);
    } catch (error) {
      throw error instanceof ProcessEndedError ? new DecoderEndedError(this.reason) : error;
    } finally {
      this.process.rest();
    }
  }

  /** Memory of the idle process. */
  async megabytes(): Promise<number> {
    return (await useOf(this.process.pid))?.megabytes ?? 0;
  }

  end(reason: EndReason = 'crash'): void {
    this.reason = reason;
    void this.process.kill();
  }

  private async started(): Promise<void> {
    if (this.isReady) return;
    await this.watched({ memoryMegabytes: Infinity, milliseconds: START_MS }, () =>
      this.process.next(),
    );
    this.isReady = true;
  }

  private async watched<Result>(limits: Limits, work: () => Promise<Result>): Promise<Result> {
    const deadline = setTimeout(() => this.end('time'), limits.milliseconds * PATIENCE);
    const look = this.watcher(limits);
    const watch = setInterval(() => void look(), LOOK_EVERY_MS);
    try {
      return await work();
    } finally {
      clearTimeout(deadline);
      clearInterval(watch);
    }
  }

  /** Compares with the first look: a small image is done before there is one. */
  private watcher({ memoryMegabytes, milliseconds }: Limits): () => Promise<void> {
    let before: number | undefined;
    return async () => {
      const use = await useOf(this.process.pid);
      if (!use) return;
      before ??= use.cpuMs;
      if (use.megabytes > memoryMegabytes) this.end('memory');
      else if (use.cpuMs - before > milliseconds) this.end('time');
    };
  }
}
