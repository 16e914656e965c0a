import { OcrUnavailableError } from './ocr-errors';
import {
  type Language,
  type Network,
  provideLanguageData,
  SHIPPED_LANGUAGES,
} from './language-data';
import { TesseractWorker } from './tesseract-worker';

export interface PoolOptions {
  workers: number;
  /** Folder for the language data; made and filled at the first use. */
  languageFolder: string;
  languages?: readonly Language[];
  /** The one that workers load at their start, asked then; `full` unless told. */
  network?: () => Network;
  /** The time that idle workers stay in memory. */
  idleMs?: number;
  /** Images after which a worker is replaced: its memory only grows. */
  imagesPerWorker?: number;
  initTimeoutMs?: number;
}

interface Slot {
  worker: TesseractWorker;
  images: number;
}

/** Keeps up to `workers` Tesseracts warm, starts them with the first job and lets them go after a quiet while. */
export class TesseractPool {
  private readonly options: Required<Omit<PoolOptions, 'network'>> & Pick<PoolOptions, 'network'>;
  private readonly idle: Slot[] = [];
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private isClosed = false;
  private idleTimer: NodeJS.Timeout | undefined;
  /** While the data is being provided. */
  private providing: Promise<string> | undefined;

  constructor(options: PoolOptions) {
    this.options = {
      languages: SHIPPED_LANGUAGES,
      idleMs: 60_000,
      imagesPerWorker: 100,
      initTimeoutMs: 20_000,
      ...options,
    };
  }

  /** Lends one worker for the length of `job`, which reads one image in as many passes as it needs. */
  async use<T>(job: (worker: TesseractWorker) => Promise<T>): Promise<T> {
    await this.takePlace();
    let slot: Slot | undefined;
    try {
      slot = this.idle.pop() ?? (await this.startSlot());
      slot.images++;
      return await job(slot.worker);
    } finally {
      await this.putBack(slot);
      this.leavePlace();
    }
  }

  /** Ends the workers; running jobs reject. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idleTimer);
    this.waiting.splice(0).forEach((wake) => wake());
    await this.endIdle();
  }

  private async takePlace(): Promise<void> {
    while (!this.isClosed && this.busy >= this.options.workers) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    if (this.isClosed) throw new OcrUnavailableError('it is closed');
    clearTimeout(this.idleTimer);
    this.busy++;
  }

  private leavePlace(): void {
    this.busy--;
    this.waiting.shift()?.();
    if (this.busy > 0 || this.isClosed) return;
    this.idleTimer = setTimeout(() => void this.endIdle(), this.options.idleMs);
    this.idleTimer.unref();
  }

  private async startSlot(): Promise<Slot> {
    const { initTimeoutMs, languageFolder, languages } = this.options;
    const network = this.options.network?.() ?? 'full';
    // Before each start: a disk that was full may have room now, and a file may be gone.
    this.providing ??= provideLanguageData(languageFolder, languages, network).finally(() => {
      this.providing = undefined;
    });
    const folder = await this.providing.catch((error: unknown) => {
      throw new OcrUnavailableError(String(error));
    });
    const worker = await TesseractWorker.start({ languageFolder: folder, initTimeoutMs, network });
    return { worker, images: 0 };
  }

  private async putBack(slot: Slot | undefined): Promise<void> {
    if (!slot || slot.worker.isDead) return;
    const isWorn = slot.images >= this.options.imagesPerWorker;
    if (isWorn || this.isClosed) await slot.worker.terminate();
    else this.idle.push(slot);
  }

  private async endIdle(): Promise<void> {
    await Promise.all(this.idle.splice(0).map(({ worker }) => worker.terminate()));
  }
}
