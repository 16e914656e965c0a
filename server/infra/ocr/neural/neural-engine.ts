import { availableMemory } from './free-memory';
import { findModels, type NeuralModels } from './neural-models';
import { NeuralError, NeuralProcess, RUN_MS } from './neural-process';
import { type Reader } from './recognise';

/** `auto` takes part where it loads and enough memory is free. */
export type Assist = 'auto' | 'on' | 'off';

export interface NeuralEngineOptions {
  assist: Exclude<Assist, 'off'>;
  /** Told once when it cannot take part, and at each crash. */
  tell: (sentence: string) => void;
  /** The time that idle models stay in memory. */
  idleMs?: number;
  /** The most processor time of one run of a model, and its longest sleep. */
  runMs?: number;
  find?: () => NeuralModels;
  freeBytes?: () => number;
}

/** Memory that must be free before `auto` loads it: its peak of half a gigabyte, and room for everything else. */
const LEAST_FREE = 3e9;
const IDLE_MS = 120_000;
/** After so many failures in a row the models rest: each costs an image some seconds. */
const MOST_FAILURES = 3;
const REST_MS = 600_000;

/** The second engine: one process beside ours, started with the first page and ended after a quiet while. */
export class NeuralEngine {
  private readonly options: Required<NeuralEngineOptions>;
  /** Undefined until somebody has looked. */
  private models: NeuralModels | null | undefined;
  private process: NeuralProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idleTimer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isResting = false;
  private isClosed = false;

  constructor(options: NeuralEngineOptions) {
    this.options = {
      idleMs: IDLE_MS,
      runMs: RUN_MS,
      find: findModels,
      freeBytes: availableMemory,
      ...options,
    };
  }

  /** Name and versions, or null where it does not take part. */
  get version(): string | null {
    return this.find()?.version ?? null;
  }

  /** Does one page at a time. Null when the engine takes no part or fails: a page is never lost by it. */
  async use<T>(job: (reader: Reader) => Promise<T>): Promise<T | null> {
    const models = this.find();
    if (!models || this.isResting || this.isClosed) return null;
    const current = this.last.then(() => this.attempt(models, job));
    this.last = current;
    return current;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.end();
  }

  private async attempt<T>(
    models: NeuralModels,
    job: (reader: Reader) => Promise<T>,
  ): Promise<T | null> {
    clearTimeout(this.idleTimer);
    try {
      if (this.isClosed) return null;
      this.process ??= new NeuralProcess(models, this.options.runMs);
      const result = await job({ neural: this.process, dictionary: models.dictionary });
      this.failures = 0;
      return result;
    } catch (error) {
      await this.giveUp(error);
      return null;
    } finally {
      this.idleTimer = setTimeout(() => void this.end(), this.options.idleMs);
      this.idleTimer.unref();
    }
  }

  /** Any failure ends the process: the next page begins with a new one. */
  private async giveUp(error: unknown): Promise<void> {
    await this.end();
    if (this.isClosed) return;
    const reason = error instanceof NeuralError ? error.message : String(error);
    this.options.tell(
      `The second text engine failed, and Tesseract reads this image alone: ${reason}`,
    );
    this.failures++;
    if (this.failures < MOST_FAILURES) return;
    this.isResting = true;
    this.failures = 0;
    setTimeout(() => (this.isResting = false), REST_MS).unref();
  }

  private async end(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { process } = this;
    this.process = null;
    await process?.end();
  }

  /** Looked for once; what cannot be found now is not there after the next image either. */
  private find(): NeuralModels | null {
    if (this.models === undefined) this.models = this.look();
    return this.models;
  }

  private look(): NeuralModels | null {
    const { assist, find, freeBytes, tell } = this.options;
    const free = freeBytes();
    if (assist === 'auto' && free < LEAST_FREE) {
      tell(
        `Tesseract reads alone: ${inGigabytes(free)} of memory are free, and the second text engine wants 3 GB (OCR_ASSIST=on uses it all the same).`,
      );
      return null;
    }
    try {
      return find();
    } catch (error) {
      tell(
        `Tesseract reads alone, because the second text engine does not load: ${firstLine(error)}`,
      );
      return null;
    }
  }
}

const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
