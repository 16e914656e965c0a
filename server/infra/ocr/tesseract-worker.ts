import { type Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, type Block, type PSM, type Worker } from 'tesseract.js';
import { type GreyImage } from './glyphs';
import { type Language } from './language-data';
import {
  OcrAbortedError,
  OcrError,
  OcrImageError,
  OcrTimeoutError,
  OcrUnavailableError,
} from './ocr-errors';

export interface WorkerOptions {
  /** Folder with `<language>.traineddata.gz`. */
  languageFolder: string;
  initTimeoutMs: number;
}

export interface Recognised {
  blocks: Block[];
  /** For example `5.1.0`. */
  version: string;
}

const PARAMETERS = {
  // Our images carry no resolution; said here, Tesseract neither guesses nor writes about it to the log.
  user_defined_dpi: '120',
  debug_file: '/dev/null',
  // Sauvola: a threshold of its own for every spot, so that bars and side panes of another shade are read too.
  thresholding_method: '2',
};

/** One warm Tesseract in a thread of its own. Everything that library gets wrong is kept inside this file. */
export class TesseractWorker {
  /** True after a time-out, an abort or a crash: the thread is gone. */
  isDead = false;
  private language: Language = 'eng';
  private readonly failure: Promise<never>;

  private constructor(private readonly worker: Worker) {
    this.failure = this.watchThread();
    this.failure.catch(() => (this.isDead = true));
  }

  /**
   * Starts the thread and loads English. The library neither rejects nor settles when the language data
   * is missing, so a timer decides; a worker that turns up late is ended at once.
   */
  static async start({ languageFolder, initTimeoutMs }: WorkerOptions): Promise<TesseractWorker> {
    let fail: (error: Error) => void = () => undefined;
    const failed = new Promise<never>((_, reject) => (fail = reject));
    const starting = createWorker('eng', OEM.LSTM_ONLY, {
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
      const worker = new TesseractWorker(await Promise.race([starting, failed]));
      await worker.worker.setParameters(PARAMETERS);
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
  async recognise(
    image: GreyImage,
    options: { language: Language; mode: PSM; signal: AbortSignal },
  ): Promise<Recognised> {
    const { signal } = options;
    const stopped = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(reasonOf(signal));
      signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    });
    stopped.catch(() => undefined); // a signal that fires after the job concerns nobody
    try {
      return await Promise.race([this.run(image, options), stopped, this.failure]);
    } catch (error) {
      if (signal.aborted) await this.terminate();
      throw error instanceof OcrError ? error : new OcrImageError(String(error));
    }
  }

  async terminate(): Promise<void> {
    this.isDead = true;
    await this.worker.terminate();
  }

  private async run(
    image: GreyImage,
    { language, mode }: { language: Language; mode: PSM },
  ): Promise<Recognised> {
    if (language !== this.language) await this.worker.reinitialize(language);
    this.language = language;
    await this.worker.setParameters({ tessedit_pageseg_mode: mode });
    const { data } = await this.worker.recognize(asPgm(image), {}, { text: false, blocks: true });
    return { blocks: data.blocks ?? [], version: data.version.split('-')[0] ?? '' };
  }

  /** Rejects when the thread dies by itself, which the library would never tell. */
  private watchThread(): Promise<never> {
    const { worker: thread } = this.worker as unknown as { worker: Thread };
    return new Promise<never>((_, reject) => {
      thread.on('error', (error) => reject(new OcrUnavailableError(error.message)));
      thread.on('exit', () => reject(new OcrUnavailableError('its thread ended')));
    });
  }
}

function reasonOf(signal: AbortSignal): OcrError {
  const { reason } = signal as { reason: unknown };
  const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
  return isTimeout ? new OcrTimeoutError() : new OcrAbortedError();
}

/** Portable grey map: a header and the pixels, so nothing is compressed only to be unpacked again. */
function asPgm({ data, width, height }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'ascii'), data]);
}
