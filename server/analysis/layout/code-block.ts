import { type Block } from '../../contract/reading/blocks';
import { type Box, type OcrWord } from '../page/ocr-result';
import { codePane } from './code-pane';
import { findGutter, gutterPitch, isBeside } from './gutter';
import { withLoneBraces } from './lone-braces';
import { boxOf, median, visualRows, type VisualRow } from './visual-rows';

/** A block and the words that went into it or stand in its gutter: nothing else takes them. */
export interface TakenBlock {
  block: Block;
  taken: ReadonlySet<OcrWord>;
}

const LEAST_ROWS = 3;
/** More blank lines than these end the code. */
const MOST_BLANK = 4;
const MOST_INDENT = 60;
/** Fewer neighbours say nothing about the width of letters. */
const LEAST_STEPS = 3;
const MOST_WIDER = 1.25;
/** Percent below which a sign without a neighbour is no text. */
const SPECK_CONFIDENCE = 60;
/** Times the usual height: a sign over two lines is none, but a box may be too high for the word in it. */
const MOST_HIGHER = 2;
/** Part of the usual width by which the letters of such a word may differ. */
const OTHER_WIDTH = 0.25;
/** Lines without anything below the code of a file that ends there. */
const LEAST_EMPTY = 4;
/** Part of a letter's width between two letters of one word. */
const MOST_TOUCHING = 0.4;
/** Part of a letter's width that is empty at both ends of a word. */
const INK_MARGIN = 0.4;

/**
 * Source code or a terminal as text: indentation and blank lines as they stand, without line numbers and what is
 * around. The height is that of the whole screenshot, in pixels as the boxes are.
 */
export function codeBlock(words: readonly OcrWord[], height: number): TakenBlock | null {
  const gutter = findGutter(words);
  const pane = gutter ? words.filter((word) => isBeside(word, gutter)) : codePane(words);
  const tallest = median(pane.map(({ box }) => box.h)) * MOST_HIGHER;
  const usual = median(pane.filter(isLong).map(perLetter));
  const isText = (word: OcrWord) => word.box.h < tallest || isAsWide(word, usual);
  const all = visualRows(pane.filter((word) => !isSpeck(word) && isText(word)));
  const pitch = (gutter && gutterPitch(gutter)) ?? pitchOf(all);
  const rows = gutter ? all : longestRun(all, pitch);
  if (rows.length < LEAST_ROWS) return null;
  const own = rows.flatMap((row) => row.words);
  const end = gutter ? gutter.numbers.at(-1)! : rows.at(-1)!;
  const lines = linesOf(rows, { pitch, letter: letterWidth(rows), end });
  // More code would be seen in the empty space below, so that blocks which are still open there end.
  const isWhole = end.box.y + pitch * LEAST_EMPTY < height;
  // Line numbers are read more surely than braces: two lines are not lost with theirs.
  const mostOpen = gutter ? 1 : Infinity;
  const text = withLoneBraces(lines, { isWhole, mostOpen }).join('\n').trimEnd();
  return {
    block: { kind: 'code', box: boxOf(own), text },
    taken: new Set([...own, ...(gutter?.numbers ?? [])]),
  };
}

/** A grain of the picture that was read as a full stop. */
const isSpeck = ({ text, confidence }: OcrWord): boolean =>
  confidence < SPECK_CONFIDENCE && /^[.,·'`´]$/.test(text);

const perLetter = ({ text, box }: OcrWord): number => box.w / text.length;
const isLong = ({ text }: OcrWord): boolean => text.length >= 4;
const isAsWide = (word: OcrWord, usual: number): boolean =>
  word.text.length > 1 && Math.abs(perLetter(word) - usual) < usual * OTHER_WIDTH;

/** From one letter to the next: every letter of code is as wide as any other. */
function letterWidth(rows: readonly VisualRow[]): number {
  const words = rows.flatMap((row) => row.words);
  const long = words.filter(isLong);
  // Too narrow by what is empty beside the first and the last letter.
  const inWords = median((long.length > 3 ? long : words).map(perLetter));
  const toNext = rows
    .flatMap((row) => row.words.slice(1).map((word, i) => stepTo(row.words[i]!, word)))
    .filter((step) => step > inWords * 0.98 && step < inWords * MOST_WIDER);
  return toNext.length < LEAST_STEPS ? inWords : median(toNext);
}

/** The width of a letter when one space lies between two words. */
const stepTo = (word: OcrWord, next: OcrWord): number =>
  (next.box.x - word.box.x) / (word.text.length + 1);

const middleOf = ({ box }: { box: Box }): number => box.y + box.h / 2;

/** From one line to the next. */
function pitchOf(rows: readonly VisualRow[]): number {
  const steps = rows.slice(1).map((row, i) => middleOf(row) - middleOf(rows[i]!));
  return median(steps.filter((step) => step > 0)) || 1;
}

/** Tabs above and a bar below are further away than blank lines. */
function longestRun(rows: readonly VisualRow[], pitch: number): VisualRow[] {
  const runs: VisualRow[][] = [];
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const isNear = before && middleOf(row) - middleOf(before) < pitch * (MOST_BLANK + 0.5);
    if (isNear) runs.at(-1)!.push(row);
    else runs.push([row]);
  });
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}

function linesOf(
  rows: readonly VisualRow[],
  { pitch, letter, end }: { pitch: number; letter: number; end: { box: Box } },
): string[] {
  const left = Math.min(...rows.map(({ box }) => box.x));
  const lines: string[] = [];
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    const steps = before ? Math.round((middleOf(row) - middleOf(before)) / pitch) : 1;
    for (let blank = 1; blank < Math.min(steps, MOST_BLANK); blank++) lines.push('');
    lines.push(lineOf(row, left, letter));
  });
  // Numbered lines without words below the last row.
  const below = Math.round((middleOf(end) - middleOf(rows.at(-1)!)) / pitch);
  for (let blank = 0; blank < Math.min(below, MOST_BLANK); blank++) lines.push('');
  return lines;
}

function lineOf(row: VisualRow, left: number, letter: number): string {
  const words = withUnderscores(row.words, letter);
  const indent = Math.min(MOST_INDENT, Math.round((words[0]!.box.x - left) / letter));
  return words.reduce(
    (line, word, i) => {
      const before = words[i - 1];
      if (!before) return line + word.text;
      return line + ' '.repeat(spacesBetween(before, word, letter)) + word.text;
    },
    ' '.repeat(Math.max(0, indent)),
  );
}

/**
 * Two words that touch are one. Where they are a letter wider than their texts, the engine has lost the underscore
 * between them, which is drawn below the line.
 */
function withUnderscores(words: readonly OcrWord[], letter: number): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && areTouching(before, word, letter)) joined[joined.length - 1] = join(before, word);
    else joined.push(word);
  }
  return joined;

  function join(before: OcrWord, word: OcrWord): OcrWord {
    const box = boxOf([before, word]);
    const letters = Math.round(box.w / letter + INK_MARGIN);
    const between = letters > before.text.length + word.text.length ? '_' : '';
    return { ...before, text: before.text + between + word.text, box };
  }
}

const areTouching = (word: OcrWord, next: OcrWord, letter: number): boolean =>
  next.box.x - word.box.x - word.box.w < letter * MOST_TOUCHING;

/** The smaller of two guesses: from the ends of the letters, and from where the words begin. */
function spacesBetween(word: OcrWord, next: OcrWord, letter: number): number {
  const gap = Math.round((next.box.x - word.box.x - word.box.w) / letter);
  const step = Math.round((next.box.x - word.box.x) / letter) - word.text.length;
  return Math.max(1, Math.min(MOST_INDENT, gap, step));
}
