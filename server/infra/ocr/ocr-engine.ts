import { join } from 'node:path';
import { PSM } from 'tesseract.js';
import { version as libraryVersion } from 'tesseract.js/package.json';
import { type Band } from './bands';
import { readableImage } from '../images/foreign-images';
import { guessLanguage } from './guess-language';
import { OcrImageError } from './ocr-errors';
import { type Language } from './language-data';
import { toBlocks, withoutPictures } from './layout';
import { textOf, type OcrBlock, type OcrResult } from './ocr-result';
import { readUncovered } from './second-look';
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
    // Made ready before a worker is free, so that none waits for it.
    const page = await preparePage(await readable(image), maxMegapixels);
    return this.pool.use((worker) => {
      const budget = AbortSignal.timeout(page.bands.length > 1 ? timeoutMs * 2 : timeoutMs);
      return readPage(worker, page, signal ? AbortSignal.any([signal, budget]) : budget);
    });
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** English first; a page in another language, seen by its first band, is read with its own data instead. */
async function readPage(
  worker: TesseractWorker,
  page: PreparedPage,
  signal: AbortSignal,
): Promise<OcrResult> {
  const [head, ...tail] = page.bands;
  const first = await readBands(worker, head ? [head] : [], { page, language: 'eng', signal });
  const language = guessLanguage(textOf(first));
  const rest = language === 'eng' ? tail : page.bands;
  const best = await readBands(worker, rest, { page, language, signal });
  const read = language === 'eng' ? [...first, ...best] : best;
  const blocksOfText = withoutPictures(read);
  const found = await readUncovered(worker, page, { blocks: blocksOfText, language, signal });
  const blocks = isOnlySigns(found) ? [] : found;
  return {
    text: textOf(blocks),
    language,
    engine: `tesseract.js ${libraryVersion}`,
    width: page.width,
    height: page.height,
    lines: blocks.flat(),
  };
}

/** A ring is read as an O and a peak as an A: a page of nothing but such is a drawing. */
function isOnlySigns(blocks: readonly OcrBlock[]): boolean {
  const words = blocks.flat().flatMap((line) => line.words);
  return words.every(({ text }) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length < 2);
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

/** What libvips cannot open by itself is unpacked first. */
async function readable(image: Buffer): Promise<Buffer> {
  try {
    return (await readableImage(image)).image;
  } catch (cause) {
    throw new OcrImageError(cause instanceof Error ? cause.message : 'it cannot be unpacked');
  }
}
