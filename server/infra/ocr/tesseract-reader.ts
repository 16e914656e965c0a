import { join } from 'node:path';
import { PSM } from 'tesseract.js';
import { version as libraryVersion } from 'tesseract.js/package.json';
import { type Band } from './bands';
import { guessLanguage } from './guess-language';
import { withoutIcons } from './icons';
import { type Language } from './language-data';
import { toBlocks, withoutPictures } from './layout';
import { textOf, type OcrBlock, type OcrResult } from '../../analysis/page/ocr-result';
import { type PageReading, toResult } from './page-reading';
import { readUncovered } from './second-look';
import { preparePage, type PreparedPage } from './preprocess';
import { TesseractPool } from './tesseract-pool';
import { type TesseractWorker } from './tesseract-worker';
import { type ReadOptions, type TextReader } from './text-reader';

/** Stored with the text, so that a later engine knows what to read again. */
export const TESSERACT_VERSION = `tesseract.js ${libraryVersion}`;

/** Reads with a warm pool of Tesseract threads. */
export class TesseractReader implements TextReader {
  private readonly pool: TesseractPool;

  /** The language data is kept in `<dataDir>/ocr-data`. */
  constructor(options: { workers: number; dataDir: string }) {
    const languageFolder = join(options.dataDir, 'ocr-data');
    this.pool = new TesseractPool({ workers: options.workers, languageFolder });
  }

  async read(image: Buffer, options: ReadOptions = {}): Promise<OcrResult> {
    return readAlone(await this.readPage(image, options));
  }

  async readPage(image: Buffer, options: ReadOptions = {}): Promise<PageReading> {
    const { maxMegapixels = 12, timeoutMs = 60_000, language: known, signal } = options;
    // Made ready before a worker is free, so that none waits for it.
    const page = await preparePage(image, maxMegapixels);
    return this.pool.use(async (worker) => {
      const budget = AbortSignal.timeout(page.bands.length > 1 ? timeoutMs * 2 : timeoutMs);
      const stop = signal ? AbortSignal.any([signal, budget]) : budget;
      const { blocks, language } = await readPrepared(worker, page, { known, signal: stop });
      return { image, blocks, language, width: page.width, height: page.height };
    });
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** The result where no other engine has looked at the page. */
export function readAlone(reading: PageReading): OcrResult {
  return toResult({ ...reading, blocks: withoutIcons(reading.blocks) }, TESSERACT_VERSION);
}

async function readPrepared(
  worker: TesseractWorker,
  page: PreparedPage,
  { known, signal }: { known: Language | undefined; signal: AbortSignal },
): Promise<{ blocks: OcrBlock[]; language: Language }> {
  const { read, language } = known
    ? {
        read: await readBands(worker, page.bands, { page, language: known, signal }),
        language: known,
      }
    : await readInItsLanguage(worker, page, signal);
  const blocksOfText = withoutPictures(read);
  const blocks = await readUncovered(worker, page, { blocks: blocksOfText, language, signal });
  return { blocks, language };
}

/** English first; a page in another language, seen by its first band, is read with its own data instead. */
async function readInItsLanguage(
  worker: TesseractWorker,
  page: PreparedPage,
  signal: AbortSignal,
): Promise<{ read: OcrBlock[]; language: Language }> {
  const [head, ...tail] = page.bands;
  const first = await readBands(worker, head ? [head] : [], { page, language: 'eng', signal });
  const language = guessLanguage(textOf(first));
  const rest = language === 'eng' ? tail : page.bands;
  const best = await readBands(worker, rest, { page, language, signal });
  return { read: language === 'eng' ? [...first, ...best] : best, language };
}

async function readBands(
  worker: TesseractWorker,
  bands: readonly Band[],
  { page, language, signal }: { page: PreparedPage; language: Language; signal: AbortSignal },
): Promise<OcrBlock[]> {
  const blocks: OcrBlock[] = [];
  for (const { top, image } of bands) {
    const read = await worker.recognise(image, { language, mode: PSM.AUTO, signal });
    blocks.push(...toBlocks(read, { top, scale: page.scale, image }));
  }
  return blocks;
}
