import { type OcrLine, type OcrWord } from './ocr-result';
import { allMatches } from './all-matches';

/** A stretch of the stored text. */
export interface Span {
  from: number;
  to: number;
}

export interface LineSpan extends Span {
  line: OcrLine;
}

/** The position of each line in the text. */
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

/** The lines that a stretch touches; lines follow each other, so the first one is found by halving. */
export function linesAt(lines: readonly LineSpan[], { from, to }: Span): LineSpan[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.to > from) high = middle;
    else low = middle + 1;
  }
  const found: LineSpan[] = [];
  for (let i = low; i < lines.length && lines[i]!.from < to; i++) found.push(lines[i]!);
  return found;
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

/** The positions at which a pattern matches; the pattern must be global. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return allMatches(text, pattern).map((hit) => ({
    from: hit.index,
    to: hit.index + hit[0].length,
  }));
}
