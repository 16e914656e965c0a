import { join } from 'node:path';
import { PSM } from 'tesseract.js';
import { guessLanguage } from './guess-language';
import { type Language } from './language-data';
import { toBlocks } from './layout';
import { textOf, type OcrBlock, type OcrResult } from './ocr-result';
import { preparePage, type PreparedPage } from './preprocess';
import { TesseractPool } from './tesseract-pool';
import { type TesseractWorker } from './tesseract-worker';

export interface ReadOptions {
  /** Pixels the engine may look at; fewer are quicker and see less. Default 12. */
  maxMegapixels?: number;
  /** From the moment a worker is free; a page cut into bands has twice as long. Default 60 s. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

const LIBRARY = 'tesseract.js 7.0.0';

/** Reads the text of images with a warm pool of Tesseract threads. */
export class OcrEngine {
  private readonly pool: TesseractPool;

  /** The language data is kept in `<dataDir>/ocr-data`. */
  constructor(options: { workers: number; dataDir: string }) {
    const languageFolder = join(options.dataDir, 'ocr-data');
    this.pool = new TesseractPool({ workers: options.workers, languageFolder });
  }

  /** Rejects with an `OcrError`; an image without text is not an error. */
  async read(image: Buffer, options: ReadOptions = {}): Promise<OcrResult> {
    const { maxMegapixels = 12, timeoutMs = 60_000, signal } = options;
    return this.pool.use(async (worker) => {
      const page = await preparePage(image, maxMegapixels);
      const budget = AbortSignal.timeout(page.bands.length > 1 ? timeoutMs * 2 : timeoutMs);
      return readPage(worker, page, signal ? AbortSignal.any([signal, budget]) : budget);
    });
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** English first; a page in another language is read once more with its own data. */
async function readPage(
  worker: TesseractWorker,
  page: PreparedPage,
  signal: AbortSignal,
): Promise<OcrResult> {
  const first = await readBands(worker, page, { language: 'eng', signal });
  const language = guessLanguage(textOf(first.blocks));
  const best = language === 'eng' ? first : await readBands(worker, page, { language, signal });
  return {
    text: textOf(best.blocks),
    language,
    engine: `${LIBRARY} (tesseract ${best.version})`,
    width: page.width,
    height: page.height,
    lines: best.blocks.flat(),
  };
}

async function readBands(
  worker: TesseractWorker,
  page: PreparedPage,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<{ blocks: OcrBlock[]; version: string }> {
  const blocks: OcrBlock[] = [];
  let version = '';
  for (const { top, image } of page.bands) {
    const read = await worker.recognise(image, { language, mode: PSM.AUTO, signal });
    blocks.push(...toBlocks(read.blocks, { top, scale: page.scale, image }));
    version = read.version;
  }
  return { blocks, version };
}
