import { Logger } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { AssistedReader } from './assisted-reader';
import { type Assist, NeuralEngine } from './neural/neural-engine';
import { type Language } from './language-data';
import { OcrImageError } from './ocr-errors';
import { type OcrResult } from '../../analysis/page/ocr-result';
import { type TesseractOptions, TesseractReader } from './tesseract-reader';
import { type ReadOptions, type TextReader } from './text-reader';

export { type ReadOptions } from './text-reader';

export interface OcrEngineOptions {
  /** Images that are read at the same time. */
  workers: number;
  /** The language data is kept in `<dataDir>/ocr-data`. */
  dataDir: string;
  /** Languages that pages may be in; those that are installed with the product unless told. */
  languages?: readonly Language[];
  /** Whether the second engine takes part; `off` unless told. */
  assist?: Assist;
  /** Turns an image that libvips cannot open (BMP, HEIC) into one that it can. */
  unpack?: (image: Buffer) => Promise<Buffer>;
}

/** The text engine of this process, as it is configured. */
export class OcrEngine implements TextReader {
  private readonly reader: TextReader;

  constructor(private readonly options: OcrEngineOptions) {
    const { workers, dataDir, languages, assist = 'off' } = options;
    const settings = { workers, dataDir, languages };
    this.reader =
      assist === 'off' ? new TesseractReader(settings) : assistedReader(settings, assist);
  }

  async read(image: Buffer, options: ReadOptions = {}): Promise<OcrResult> {
    return this.reader.read(await this.unpack(image), options);
  }

  close(): Promise<void> {
    return this.reader.close();
  }

  private async unpack(image: Buffer): Promise<Buffer> {
    try {
      return (await this.options.unpack?.(image)) ?? image;
    } catch (error) {
      // A refusal is about the image and stays one; anything else may pass at the next try.
      if (error instanceof AppError && error.status < 500) throw new OcrImageError(error.message);
      throw error;
    }
  }
}

function assistedReader(settings: TesseractOptions, assist: Exclude<Assist, 'off'>): TextReader {
  const logger = new Logger(OcrEngine.name);
  const neural = new NeuralEngine({ assist, tell: (sentence) => logger.warn(sentence) });
  const network = () => (neural.version === null ? 'full' : 'fast');
  const tesseract = new TesseractReader({ ...settings, network });
  return new AssistedReader(tesseract, neural, settings.workers);
}
