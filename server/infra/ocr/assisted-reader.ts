import { findLines, type FoundLines, languageOfSample } from './neural/found-lines';
import { type NeuralEngine } from './neural/neural-engine';
import {
  type DetectedLine,
  joinReadings,
  languageOfBoth,
  isInUnknownLetters,
  lookAgain,
} from './neural/look-again';
import { hasFastNetwork } from './language-data';
import { type OcrResult } from '../../analysis/page/ocr-result';
import { type PageReading, toResult } from './page-reading';
import { type PreparedPage } from './preprocess';
import {
  type LookOptions,
  readAlone,
  TESSERACT_VERSION,
  type TesseractReader,
} from './tesseract-reader';
import { type ReadOptions, type TextReader } from './text-reader';

/**
 * A second engine finds the lines and tells their language, Tesseract reads the page, and the second engine reads the
 * words that Tesseract doubts and the areas that it skipped. If the second engine is off or fails, Tesseract reads
 * with its full network and looks a second time itself.
 */
export class AssistedReader implements TextReader {
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(
    private readonly tesseract: TesseractReader,
    private readonly neural: NeuralEngine,
    /** Images at the same time, counted over both engines: one core each. */
    private readonly places: number,
  ) {}

  async read(image: Buffer, options: ReadOptions = {}): Promise<OcrResult> {
    await this.takePlace();
    try {
      const inColour = options.isAssisted !== false && this.neural.version !== null;
      const page = await this.tesseract.prepare(image, { ...options, inColour });
      const found = await this.findLines(page, options);
      if (!found) return await this.alone(page, options);
      const first = await this.tesseract.readOnce(page, this.planFor(found, options));
      const lines = await this.neural.use((reader) => lookAgain(first, found, reader));
      if (!lines || isInUnknownLetters(first, lines))
        return await this.readAgain(first, page, options);
      const best = await this.inItsLanguage({ first, page, lines }, options);
      const blocks = joinReadings(best.blocks, lines);
      return toResult({ ...best, blocks }, `${TESSERACT_VERSION} + ${this.neural.version}`);
    } finally {
      this.leavePlace();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.tesseract.close(), this.neural.close()]);
  }

  /** Null where the second engine takes no part. */
  private async findLines(
    page: PreparedPage,
    { isAssisted = true, signal }: ReadOptions,
  ): Promise<FoundLines | null> {
    if (!isAssisted || signal?.aborted || page.bands.length === 0) return null;
    return this.neural.use((reader) => findLines(page, reader, this.tesseract.languages));
  }

  /** Where the second engine takes no part. */
  private async alone(page: PreparedPage, options: ReadOptions): Promise<OcrResult> {
    const first = await this.tesseract.readOnce(page, options);
    return readAlone(await this.tesseract.finish(first, options));
  }

  /** The second engine failed or does not know the letters, and the fast network reads too badly alone. */
  private async readAgain(
    first: PageReading,
    page: PreparedPage,
    options: ReadOptions,
  ): Promise<OcrResult> {
    const { language } = first;
    // English is what the fast network begins with; the full one tells other languages by itself.
    if (language === 'eng') return this.alone(page, options);
    if (hasFastNetwork(language)) return this.alone(page, { ...options, language });
    return readAlone(await this.tesseract.finish(first, options));
  }

  /** A page that tells its language before Tesseract begins is read once. */
  private planFor(found: FoundLines, options: ReadOptions): LookOptions {
    const plan: LookOptions = { ...options, network: 'fast' };
    if (options.language) return plan;
    const language = languageOfSample(found, this.tesseract.languages);
    return language === 'eng' ? plan : { ...plan, language };
  }

  /** Two engines see more words, which may tell that the page is in another language than Tesseract has taken. */
  private async inItsLanguage(
    { first, page, lines }: { first: PageReading; page: PreparedPage; lines: DetectedLine[] },
    options: ReadOptions,
  ): Promise<PageReading> {
    const language = languageOfBoth(first, lines, this.tesseract.languages);
    if (first.language !== 'eng' || language === 'eng') return first;
    return this.tesseract.readOnce(page, { ...options, language, network: 'fast' });
  }

  private async takePlace(): Promise<void> {
    while (this.busy >= this.places)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy++;
  }

  private leavePlace(): void {
    this.busy--;
    this.waiting.shift()?.();
  }
}
