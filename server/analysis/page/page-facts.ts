import { type OcrLine, type OcrResult } from './ocr-result';
import { frontWindow } from '../layout/front-window';
import { lineRoles, type LineRole } from '../layout/line-roles';
import { foldText } from './fold-text';

/** Facts about a page that several rules need, worked out once. */
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
  /** The part of the screen that each line belongs to; `behind` where a window in front covers the rest. */
  roles: readonly LineRole[];
}

export function pageFacts(ocr: OcrResult): PageFacts {
  const { lines, width, height, text, language } = ocr;
  const heights = lines.map((line) => line.box.h).sort((a, b) => a - b);
  const lineHeight = heights[heights.length >> 1] ?? 0;
  const isPhone = height > width * 1.6 && height < width * 3;
  const prose = lines.filter((line) => line.words.length >= 8).length;
  const front = isPhone ? null : frontWindow(lines, { x: 0, y: 0, w: width, h: height });
  return {
    folded: foldText(text),
    foldedLines: lines.map((line) => foldText(line.text)),
    lines,
    words: lines.reduce((sum, line) => sum + line.words.length, 0),
    width,
    height,
    lineHeight,
    language,
    prose: lines.length === 0 ? 0 : prose / lines.length,
    isPhone,
    roles: lineRoles({ lines, width, height, lineHeight, isPhone, front }),
  };
}
