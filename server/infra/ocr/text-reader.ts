import { type Language } from './language-data';
import { type OcrResult } from '../../analysis/page/ocr-result';

export interface ReadOptions {
  /** Read with the data of this language; by default the page's own words tell which. */
  language?: Language;
  /** Pixels the engine may look at; fewer are quicker and see less. Default 12. */
  maxMegapixels?: number;
  /** From the moment a worker is free; a page cut into bands has twice as long. Default 60 s. */
  timeoutMs?: number;
  /** False keeps the second engine out, as after a crash of the process in which it ran. */
  isAssisted?: boolean;
  signal?: AbortSignal;
}

/** Reads the text of images. */
export interface TextReader {
  /** Rejects with an `OcrError`; an image without text is not an error. */
  read(image: Buffer, options?: ReadOptions): Promise<OcrResult>;
  close(): Promise<void>;
}
