import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Block, type PSM, type Worker } from 'tesseract.js';
import { type GreyImage } from './glyphs';
import { handOverImages } from './hand-over';
import { dataOf, type Language, type Network } from './language-data';
import {
  OcrAbortedError,
  OcrCrashError,
  OcrError,
  OcrImageError,
  OcrTimeoutError,
  OcrUnavailableError,
} from './ocr-errors';
import { asTiff } from './tiff';

export interface WorkerOptions {
  /** Folder with `<language>.traineddata.gz`. */
  languageFolder: string;
  /** The one that English is loaded with. */
  network: Network;
  initTimeoutMs: number;
}

export interface RecogniseOptions {
  language: Language;
  /** `full` unless told. */
  network?: Network;
  mode: PSM;
  signal: AbortSignal;
}

/** The library's error for an image that is too small to hold a letter: it parses an empty answer. */
const NOTHING_FOUND = 'end of JSON input';

const PARAMETERS = {
  // Our images carry no resolution; said here, Tesseract neither guesses nor writes about it to the log.
  user_defined_dpi: '120',
  debug_file: '/dev/null',
  // Sauvola: a threshold of its own for every spot, so that bars and side panes of another shade are read too.
  thresholding_method: '2',
};

/** Copied beside the compiled programs as it is. */
const THREAD = join(__dirname, 'tesseract-thread.cjs');

/** One warm Tesseract in a thread of its own. Everything that library gets wrong is kept inside this file. */
export class TesseractWorker {
  /** True after a time-out, an abort or a crash: the thread is gone. */
  isDead = false;
  private readonly failure: Promise<never>;

  private constructor(
    private readonly worker: Worker,
    /** The data that is loaded. */
    private data: string,
  ) {
    handOverImages(threadOf(worker));
    this.failure = this.watchThread();
    this.failure.catch(() => (this.isDead = true));
  }

  /**
   * Starts the thread and loads English. The library neither rejects nor settles when the language data is
   * missing and gives no handle to end the thread, so the data is looked for first and a timer decides on
   * everything else; a worker that turns up late is ended at once.
   */
  static async start(options: WorkerOptions): Promise<TesseractWorker> {
    const { languageFolder, initTimeoutMs } = options;
    const english = dataOf('eng', options.network);
    await requireLanguageData(languageFolder, english);
    let fail: (error: Error) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => (fail = reject));
    const starting = createWorker(english, OEM.LSTM_ONLY, {
      workerPath: THREAD,
      langPath: languageFolder,
      cacheMethod: 'none',
      // Without a handler a failing job is thrown in a message listener and ends the process.
      errorHandler: (reason: unknown) => fail(new OcrUnavailableError(String(reason))),
    });
    const timer = setTimeout(
      () => fail(new OcrUnavailableError('it did not start in time')),
      initTimeoutMs,
    );
    try {
      const worker = new TesseractWorker(await Promise.race([starting, failed]), english);
      return worker;
    } catch (error) {
      starting.then((late) => late.terminate()).catch(() => undefined); // already reported
      throw error;
    } finally {
      clearTimeout(timer);
      failed.catch(() => undefined); // after the start each job reports its own failure
    }
  }

  /** Reads one grey image. The signal ends the thread, because a running job cannot be interrupted. */
  async recognise(image: GreyImage, options: RecogniseOptions): Promise<Block[]> {
    const { signal } = options;
    if (signal.aborted) throw reasonOf(signal);
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    });
    stopped.catch(() => undefined); // a signal that fires after the job concerns nobody
    try {
      return await Promise.race([this.run(image, options), stopped, this.failure]);
    } catch (error) {
      if (signal.aborted) await this.terminate();
      if (String(error).includes(NOTHING_FOUND)) return [];
      throw error instanceof OcrError ? error : new OcrImageError(String(error));
    }
  }

  /** The library throws where nobody can catch when a message is sent after the end, so steps under way pass first. */
  async terminate(): Promise<void> {
    this.isDead = true;
    await new Promise((resolve) => setImmediate(resolve));
    await this.worker.terminate();
  }

  private async run(
    image: GreyImage,
    { language, network = 'full', mode }: RecogniseOptions,
  ): Promise<Block[]> {
    const wanted = dataOf(language, network);
    if (wanted !== this.data) await this.load(wanted);
    this.requireLife();
    // Every time, because a change of language may start a new interpreter that knows none of them.
    await this.worker.setParameters({ ...PARAMETERS, tessedit_pageseg_mode: mode });
    this.requireLife();
    const file = asTiff(image) as unknown as Buffer;
    const { data } = await this.worker.recognize(file, {}, { text: false, blocks: true });
    return data.blocks ?? [];
  }

  /** A change that failed leaves a thread that knows no language, so it ends. */
  private async load(data: string): Promise<void> {
    try {
      await this.worker.reinitialize(data);
      this.data = data;
    } catch (error) {
      await this.terminate();
      throw new OcrUnavailableError(`${data}: ${String(error)}`);
    }
  }

  private requireLife(): void {
    if (this.isDead) throw new OcrCrashError('the worker was ended');
  }

  /** Rejects when the thread dies by itself, which the library would never tell. */
  private watchThread(): Promise<never> {
    const thread = threadOf(this.worker);
    return new Promise<never>((_, reject) => {
      thread.on('error', (error) => reject(new OcrCrashError(error.message)));
      thread.on('exit', () => reject(new OcrCrashError('its thread ended')));
    });
  }
}

async function requireLanguageData(folder: string, data: string): Promise<void> {
  await access(join(folder, `${data}.traineddata.gz`)).catch((error: unknown) => {
    throw new OcrUnavailableError(String(error));
  });
}

function reasonOf(signal: AbortSignal): OcrError {
  const { reason } = signal as { reason?: { name?: unknown } | null };
  const isTimeout = reason?.name === 'TimeoutError';
  return isTimeout ? new OcrTimeoutError() : new OcrAbortedError();
}

const threadOf = (worker: Worker): Thread => (worker as unknown as { worker: Thread }).worker;
