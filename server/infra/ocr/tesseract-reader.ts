import { join } from 'node:path';
import { PSM } from 'tesseract.js';
import { version as libraryVersion } from 'tesseract.js/package.json';
import { type Band } from './bands';
import { withoutIcons } from './icons';
import { type Language, type Network, SHIPPED_LANGUAGES } from './language-data';
import { toBlocks, withoutPictures } from './layout';
import { type OcrBlock, type OcrResult } from '../../analysis/page/ocr-result';
import { readInItsLanguage, type ReadIn } from './reading-language';
import { type PageReading, toResult } from './page-reading';
import { readUncovered } from './second-look';
import { preparePage, type PreparedPage } from './preprocess';
import { TesseractPool } from './tesseract-pool';
import { type TesseractWorker } from './tesseract-worker';
import { type ReadOptions, type TextReader } from './text-reader';

/** Stored with the text, so that a later engine knows what to read again. */
export const TESSERACT_VERSION = `tesseract.js ${libraryVersion}`;

export interface TesseractOptions {
  workers: number;
  /** The language data is kept in `<dataDir>/ocr-data`. */
  dataDir: string;
  languages?: readonly Language[];
  /** The one that most pages will be read with, asked when a thread starts; `full` unless told. */
  network?: () => Network;
}

/** `network`: `full` unless told. */
export type LookOptions = ReadOptions & { network?: Network };

/** Reads with a warm pool of Tesseract threads. */
export class TesseractReader implements TextReader {
  /** Those that pages may be in. */
  readonly languages: readonly Language[];
  private readonly pool: TesseractPool;

  constructor({ workers, dataDir, languages = SHIPPED_LANGUAGES, network }: TesseractOptions) {
    this.languages = languages;
    this.pool = new TesseractPool({
      workers,
      languageFolder: join(dataDir, 'ocr-data'),
      languages,
      network,
    });
  }

  async read(image: Buffer, options: ReadOptions = {}): Promise<OcrResult> {
    const page = await this.prepare(image, options);
    const reading = await this.pool.use(async (worker) => {
      const signal = budgetFor(page, options);
      return secondLook(worker, await this.firstLook(worker, { ...options, page, signal }), signal);
    });
    return readAlone(reading);
  }

  /** The page as Tesseract sees it; made before a worker is free, so that none waits for it. */
  prepare(
    image: Buffer,
    { maxMegapixels = 12, inColour }: Pick<ReadOptions, 'maxMegapixels'> & { inColour?: boolean },
  ): Promise<PreparedPage> {
    return preparePage(image, { maxMegapixels, inColour });
  }

  /** Without the second look, which another engine may spare. */
  async readOnce(page: PreparedPage, options: LookOptions = {}): Promise<PageReading> {
    return this.pool.use((worker) =>
      this.firstLook(worker, { ...options, page, signal: budgetFor(page, options) }),
    );
  }

  /** Looks a second time, where that has been left out. */
  async finish(reading: PageReading, options: ReadOptions = {}): Promise<PageReading> {
    const { unfinished: page } = reading;
    if (!page) return reading;
    return this.pool.use((worker) => secondLook(worker, reading, budgetFor(page, options)));
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async firstLook(worker: TesseractWorker, plan: ReadingPlan): Promise<PageReading> {
    const { page, language: known } = plan;
    const readIn: ReadIn = (bands, language) => readBands(worker, bands, { ...plan, language });
    const { read, language } = known
      ? { read: await readIn(page.bands, known), language: known }
      : await readInItsLanguage(page.bands, this.languages, readIn);
    const { width, height } = page;
    return { blocks: withoutPictures(read), language, width, height, unfinished: page };
  }
}

/** The result where no other engine has looked at the page. */
export function readAlone(reading: PageReading): OcrResult {
  return toResult({ ...reading, blocks: withoutIcons(reading.blocks) }, TESSERACT_VERSION);
}

interface ReadingPlan {
  page: PreparedPage;
  network?: Network;
  /** The page's language, where it has been found out already. */
  language?: Language;
  signal: AbortSignal;
}

async function secondLook(
  worker: TesseractWorker,
  { unfinished: page, ...first }: PageReading,
  signal: AbortSignal,
): Promise<PageReading> {
  if (!page) return first;
  return { ...first, blocks: await readUncovered(worker, page, { ...first, signal }) };
}

function budgetFor(page: PreparedPage, { timeoutMs = 60_000, signal }: ReadOptions): AbortSignal {
  const budget = AbortSignal.timeout(page.bands.length > 1 ? timeoutMs * 2 : timeoutMs);
  return signal ? AbortSignal.any([signal, budget]) : budget;
}

async function readBands(
  worker: TesseractWorker,
  bands: readonly Band[],
  { page, language, network, signal }: ReadingPlan & { language: Language },
): Promise<OcrBlock[]> {
  const blocks: OcrBlock[] = [];
  for (const { top, image } of bands) {
    const read = await worker.recognise(image, { language, network, mode: PSM.AUTO, signal });
    blocks.push(...toBlocks(read, { top, scale: page.scale, image }));
  }
  return blocks;
}
