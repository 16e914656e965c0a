import { type NeuralEngine } from './neural/neural-engine';
import {
  type DetectedLine,
  joinReadings,
  languageOfBoth,
  isInUnknownLetters,
  lookAgain,
} from './neural/look-again';
import { type OcrResult } from '../../analysis/page/ocr-result';
import { type PageReading, toResult } from './page-reading';
import { readAlone, TESSERACT_VERSION, type TesseractReader } from './tesseract-reader';
import { type ReadOptions, type TextReader } from './text-reader';

/**
 * Tesseract reads, and a second engine reads the words that it doubts and the areas that it skipped. If the second
 * engine is off or fails, Tesseract looks a second time itself, and its result stands.
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
      const first = await this.tesseract.readOnce(image, options);
      const lines = await this.lookAgain(first, options);
      if (!lines || isInUnknownLetters(first, lines))
        return readAlone(await this.tesseract.finish(first, options));
      const best = await this.inItsLanguage(first, lines, options);
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
  private async lookAgain(
    first: PageReading,
    { isAssisted = true, signal }: ReadOptions,
  ): Promise<DetectedLine[] | null> {
    if (!isAssisted || signal?.aborted) return null;
    return this.neural.use((reader) => lookAgain(first, reader));
  }

  /** Two engines see more words, which may tell that the page is in another language than Tesseract has taken. */
  private async inItsLanguage(
    first: PageReading,
    lines: readonly DetectedLine[],
    options: ReadOptions,
  ): Promise<PageReading> {
    const language = languageOfBoth(first, lines, this.tesseract.languages);
    if (first.language !== 'eng' || language === 'eng') return first;
    return this.tesseract.readOnce(first.image, { ...options, language });
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
