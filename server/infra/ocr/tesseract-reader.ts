import { join } from 'node:path';
import { PSM } from 'tesseract.js';
import { version as libraryVersion } from 'tesseract.js/package.json';
import { type Band } from './bands';
import { withoutIcons } from './icons';
import { type Language, SHIPPED_LANGUAGES } from './language-data';
import { toBlocks, withoutPictures } from './layout';
import { type OcrBlock, type OcrResult } from '../../analysis/page/ocr-result';
import { readInItsLanguage, type ReadIn, type ReadInLanguage } from './page-language';
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
  /** Those that pages may be in. */
  readonly languages: readonly Language[];
  private readonly pool: TesseractPool;

  /** The language data is kept in `<dataDir>/ocr-data`. */
  constructor(options: { workers: number; dataDir: string; languages?: readonly Language[] }) {
    const { workers, dataDir, languages = SHIPPED_LANGUAGES } = options;
    this.languages = languages;
    this.pool = new TesseractPool({
      workers,
      languageFolder: join(dataDir, 'ocr-data'),
      languages,
    });
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
      const { blocks, language } = await readPrepared(worker, page, {
        known,
        languages: this.languages,
        signal: stop,
      });
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

interface ReadingPlan {
  /** The page's language, where it has been found out already. */
  known: Language | undefined;
  languages: readonly Language[];
  signal: AbortSignal;
}

async function readPrepared(
  worker: TesseractWorker,
  page: PreparedPage,
  { known, languages, signal }: ReadingPlan,
): Promise<{ blocks: OcrBlock[]; language: Language }> {
  const readIn: ReadIn = (bands, language) => readBands(worker, bands, { page, language, signal });
  const { read, language }: ReadInLanguage = known
    ? { read: await readIn(page.bands, known), language: known }
    : await readInItsLanguage(page.bands, languages, readIn);
  const blocksOfText = withoutPictures(read);
  const blocks = await readUncovered(worker, page, { blocks: blocksOfText, language, signal });
  return { blocks, language };
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
