import { boxOf } from '../layout/visual-rows';
import { type Box, type OcrWord } from '../page/ocr-result';
import { type LineSpan } from '../page/text-spans';

/** A part of a line that a gap sets apart, and where it stands in the text. */
export interface CellSpan extends LineSpan {
  box: Box;
  isFirst: boolean;
  /** Nothing else stands in the line. */
  isWhole: boolean;
}

/** In heights of the higher word beside it; between words of a sentence it is a third of one. */
const GAP = 1.2;

/** The lines in their parts. */
export function cellSpans(spans: readonly LineSpan[]): CellSpan[] {
  return spans.flatMap(({ line, from }) => {
    const parts = partsOf(line.words);
    let at = from;
    return parts.map((words, i): CellSpan => {
      const start = at;
      const end = start + words.map(({ text }) => text).join(' ').length;
      at = end + 1;
      const isWhole = parts.length === 1;
      return { line, from: start, to: end, box: boxOf(words), isFirst: i === 0, isWhole };
    });
  });
}

function partsOf(words: readonly OcrWord[]): OcrWord[][] {
  const parts: OcrWord[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1]?.box;
    const gap = before ? word.box.x - before.x - before.w : Infinity;
    if (!before || gap > Math.max(before.h, word.box.h) * GAP) parts.push([word]);
    else parts.at(-1)!.push(word);
  });
  return parts;
}
