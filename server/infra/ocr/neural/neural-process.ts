import { extname, join } from 'node:path';
import { ProcessEndedError, ResidentProcess } from '../../processes/resident-process';
import { answerOf, StalledError } from '../../processes/stall-test';
import { type Box } from '../../../analysis/page/ocr-result';
import { type ColourImage } from './colour-image';
import { type NeuralModels } from './neural-models';
import {
  type BatchLine,
  type BatchSteps,
  type NeuralReply,
  type NeuralTask,
} from './neural-protocol';

/** The models failed: they do not load, their process died or gave no answer in time. */
export class NeuralError extends Error {
  override readonly name = 'NeuralError';
}

/** The program beside this file: compiled in the product, TypeScript where the source itself is run. */
const PROGRAM = join(__dirname, `neural-program${extname(__filename)}`);
const ENVIRONMENT = {
  // One heap of the allocator: every further one would keep memory of its own.
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '1',
  // Short-lived buffers are collected sooner: saves 60 MB at the peak.
  NODE_OPTIONS: '--max-semi-space-size=1',
};
const START_MS = 30_000;
/** Of processor time or sleep. Loading takes a second and the largest map half a one; a machine may be ten times slower. */
export const RUN_MS = 20_000;

/**
 * The process that holds both models. A run of them stops the event loop for as long as it takes, and a thread that is
 * ended in the middle of one aborts the whole process. Of no use after its first failure; `NeuralEngine`
 * starts another, and ends it after two quiet minutes.
 */
export class NeuralProcess {
  private readonly process: ResidentProcess;
  private readonly ready: Promise<unknown>;

  constructor(
    { runtime, detector, recogniser }: NeuralModels,
    private readonly runMs = RUN_MS,
  ) {
    this.process = new ResidentProcess(PROGRAM, {
      args: [runtime, detector, recogniser],
      env: ENVIRONMENT,
    });
    this.ready = this.process.next();
    this.ready.catch(() => undefined); // the first task tells
  }

  /** The positions of lines of text, in pixels of the original picture. */
  async detect(image: ColourImage, picture: { width: number; height: number }): Promise<Box[]> {
    return (await this.run({ kind: 'detect', image, picture })) as Box[];
  }

  /** Reads a batch of lines, each drawn in its own width into one of `width`. */
  async recognise(lines: BatchLine[], width: number): Promise<BatchSteps> {
    return (await this.run({ kind: 'recognise', lines, width })) as BatchSteps;
  }

  /** Kills the process, whatever it does, and settles when it is gone. */
  end(): Promise<void> {
    return this.process.kill();
  }

  private async run(task: NeuralTask): Promise<unknown> {
    this.process.work();
    try {
      await answerOf(this.process.pid, this.ready, START_MS);
      const asked = this.process.ask(task) as Promise<NeuralReply>;
      const reply = await answerOf(this.process.pid, asked, this.runMs);
      if ('error' in reply) throw new NeuralError(reply.error);
      return reply.result;
    } catch (error) {
      const isEnd = error instanceof ProcessEndedError || error instanceof StalledError;
      throw isEnd ? new NeuralError(error.message) : error;
    } finally {
      // A run cannot be interrupted: whoever started the process ends it after any failure.
      this.process.rest();
    }
  }
}
