import { type OcrLine, type OcrResult } from '../ocr/ocr-result';
import { foldText } from './fold-text';

/** What several rules ask about a page, worked out once. */
export interface PageFacts {
  /** Text in lower case without accents, line by line as it is stored. */
  folded: string;
  /** Folded text of each line. */
  foldedLines: readonly string[];
  lines: readonly OcrLine[];
  words: number;
  width: number;
  height: number;
  /** Median height of the lines in pixels. */
  lineHeight: number;
  language: string;
  /** Share of lines that are prose: eight words or more. */
  prose: number;
  /** Higher than wide as a telephone's screen is. */
  isPhone: boolean;
}

export function pageFacts(ocr: OcrResult): PageFacts {
  const { lines, width, height, text, language } = ocr;
  const heights = lines.map((line) => line.box.h).sort((a, b) => a - b);
  const prose = lines.filter((line) => line.words.length >= 8).length;
  return {
    folded: foldText(text),
    foldedLines: lines.map((line) => foldText(line.text)),
    lines,
    words: lines.reduce((sum, line) => sum + line.words.length, 0),
    width,
    height,
    lineHeight: heights[heights.length >> 1] ?? 0,
    language,
    prose: lines.length === 0 ? 0 : prose / lines.length,
    isPhone: height > width * 1.6 && height < width * 3,
  };
}
