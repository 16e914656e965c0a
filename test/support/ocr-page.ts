import { textOf, type OcrLine, type OcrResult } from '../../server/analysis/page/ocr-result';

export interface LineSketch {
  text: string;
  /** Letter height in pixels; 14 by default. */
  height?: number;
  x?: number;
  y?: number;
  confidence?: number;
  /** The words in cells of a table, far apart; `text` is all of them. */
  cells?: readonly string[];
}

export interface PageSketch {
  width?: number;
  height?: number;
  language?: string;
}

/** The result of the text engine for these lines, one under the other unless they have positions. */
export function ocrPage(lines: readonly (string | LineSketch)[], page: PageSketch = {}): OcrResult {
  const { width = 1000, height = 700, language = 'eng' } = page;
  let y = 20;
  const drawn = lines.map((sketch) => {
    const line = typeof sketch === 'string' ? { text: sketch } : sketch;
    const placed = drawLine({ y, ...line });
    y = placed.box.y + placed.box.h * 2;
    return placed;
  });
  return { text: textOf([drawn]), language, engine: 'test', width, height, lines: drawn };
}

/** Pixels from one cell of a table to the next. */
const CELL = 300;

function drawLine({
  text,
  height = 14,
  x = 40,
  y,
  confidence = 92,
  cells,
}: LineSketch & { y: number }): OcrLine {
  let at = x;
  const words = (cells ?? text.split(' ')).map((word) => {
    const w = Math.round(word.length * height * 0.6);
    const box = { x: at, y, w, h: height };
    at += cells ? CELL : w + Math.round(height * 0.5);
    return { text: word, confidence, box };
  });
  const last = words.at(-1)!.box;
  return { text, confidence, box: { x, y, w: last.x + last.w - x, h: height }, words };
}
