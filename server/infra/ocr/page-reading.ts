import { type Language } from './language-data';
import { type OcrBlock, type OcrResult, textOf } from '../../analysis/page/ocr-result';
import { type PreparedPage } from './preprocess';

/** The reading of a page by one engine, before it becomes a result. */
export interface PageReading {
  blocks: OcrBlock[];
  language: Language;
  /** Upright pixels. */
  width: number;
  height: number;
  /** The page as Tesseract sees it, until a second look has been taken at letters that its analysis of the page lost. */
  unfinished?: PreparedPage;
}

export function toResult(reading: PageReading, engine: string): OcrResult {
  const blocks = isOnlySigns(reading.blocks) ? [] : reading.blocks;
  return {
    text: textOf(blocks),
    language: reading.language,
    engine,
    width: reading.width,
    height: reading.height,
    lines: blocks.flat(),
  };
}

/** A ring is read as an O and a peak as an A: a page of nothing but such is a drawing. */
function isOnlySigns(blocks: readonly OcrBlock[]): boolean {
  const words = blocks.flat().flatMap((line) => line.words);
  return words.every(({ text }) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length < 2);
}
