import { type OcrLine, type OcrWord } from '../ocr/ocr-result';

/** A stretch of the stored text. */
export interface Span {
  from: number;
  to: number;
}

export interface LineSpan extends Span {
  line: OcrLine;
}

/** Where each line stands in the text. */
export function lineSpans({
  text,
  lines,
}: {
  text: string;
  lines: readonly OcrLine[];
}): LineSpan[] {
  let at = 0;
  return lines.map((line) => {
    const from = Math.max(at, text.indexOf(line.text, at));
    at = from + line.text.length;
    return { line, from, to: at };
  });
}

/** The words that lie in any of the stretches, in reading order. */
export function wordsIn(lines: readonly LineSpan[], spans: readonly Span[]): OcrWord[] {
  const hits = lines.filter((line) => spans.some((span) => overlap(line, span)));
  return hits.flatMap(({ line, from }) => {
    let at = from;
    return line.words.filter((word) => {
      const own = { from: at, to: at + word.text.length };
      at = own.to + 1;
      return spans.some((span) => overlap(own, span));
    });
  });
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && a.to > b.from;

/** Where a pattern, which must be global, matches. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((hit) => ({
    from: hit.index,
    to: hit.index + hit[0].length,
  }));
}
