import { PSM } from 'tesseract.js';
import { insertLine } from './insert-line';
import { type Language } from './language-data';
import { hasLines, lineOf, toBlocks, wordsFrom } from './layout';
import {
  type Box,
  type OcrBlock,
  type OcrLine,
  type OcrWord,
} from '../../analysis/page/ocr-result';
import { type PreparedPage } from './preprocess';
import { SPELT_WORD } from './spelling';
import { MARGIN, toSheet, type Sheet } from './strip-sheet';
import { type TesseractWorker } from './tesseract-worker';
import { uncoveredStrips } from './uncovered';

/** Small cuttings invite inventions: only what is read well is kept. */
const LEAST_CONFIDENCE = 60;
/** A short word among sure ones may be less sure. */
const SURE_LINE = 75;
const LEAST_BESIDE_SURE = 35;
/** Looks again at words that the first look doubted; they stay where the second look is no surer. */
const DOUBTFUL = 30;
/** A coloured row is read together with its letters: higher than they are, and with the first of them lost. */
const BAR_HEIGHT = 1.7;
const DOUBTFUL_BAR = 85;

/**
 * Tesseract's analysis of the page drops whole regions: labels, bars, what stands on pictures. Lines of letters
 * without words are cut out, put on one white sheet and read in one short pass.
 */
export async function readUncovered(
  worker: TesseractWorker,
  page: PreparedPage,
  { blocks, language, signal }: { blocks: OcrBlock[]; language: Language; signal: AbortSignal },
): Promise<OcrBlock[]> {
  const doubt = doubtIn(wordsOf(blocks.flat()));
  const sure = wordsOf(blocks.flat()).filter((word) => !doubt.has(word));
  const strips = uncoveredStrips(
    page.glyphs,
    sure.map(({ box }) => edges(box, page.scale)),
  );
  if (strips.length === 0) return blocks;
  const sheet = toSheet(page.page, strips);
  const read = await worker.recognise(sheet.image, { language, mode: PSM.SINGLE_BLOCK, signal });
  const found = toBlocks(read, { top: 0, scale: 1, image: sheet.image }).flat();
  const better = found
    .flatMap((line) => onPage(line, sheet, page.scale) ?? [])
    .sort((a, b) => b.confidence - a.confidence)
    .reduce<OcrLine[]>(
      (lines, line) => [...lines, ...newIn(line, [...sure, ...wordsOf(lines)])],
      [],
    )
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const replaced = replaceDoubtful(blocks, better, doubt);
  return replaced.left.reduce(insertLine, replaced.blocks);
}

const wordsOf = (lines: readonly OcrLine[]): OcrWord[] => lines.flatMap(({ words }) => words);

/** The words of a line that were not read before: cuttings may overlap each other and known words. */
function newIn(line: OcrLine, known: readonly OcrWord[]): OcrLine[] {
  const isKnown = ({ box }: OcrWord): boolean => known.some((other) => isSamePlace(box, other.box));
  const words = line.words.filter((word) => !isKnown(word));
  return words.length > 0 ? [lineOf(words)] : [];
}

/** The words that the first look was not sure of. */
interface Doubt {
  has: (word: OcrWord) => boolean;
  /** Whether the other was read where the word stands. */
  isAbout: (word: OcrWord, other: OcrWord) => boolean;
  /** Whether the other takes the place of the word. */
  isSettledBy: (word: OcrWord, better: OcrWord) => boolean;
}

function doubtIn(words: readonly OcrWord[]): Doubt {
  const heights = words.map(({ box }) => box.h).sort((a, b) => a - b);
  const limit = (heights[heights.length >> 1] ?? 0) * BAR_HEIGHT;
  // A clock is as high as a bar and has no letters.
  const isBar = ({ box, text }: OcrWord): boolean => box.h > limit && !/\d/.test(text);
  return {
    has: (word) => word.confidence <= (isBar(word) ? DOUBTFUL_BAR : DOUBTFUL),
    isAbout: (word, { box }) =>
      shareOf(word.box, box) > 0.5 || (isBar(word) && shareOf(box, word.box) > 0.5),
    isSettledBy: (word, { box, confidence }) =>
      word.confidence <= DOUBTFUL ||
      confidence > word.confidence ||
      box.h * BAR_HEIGHT < word.box.h,
  };
}

/** Puts what was read better in the place of doubtful words; gives the blocks and what is left over. */
function replaceDoubtful(
  blocks: OcrBlock[],
  better: readonly OcrLine[],
  doubt: Doubt,
): { blocks: OcrBlock[]; left: OcrLine[] } {
  const found = wordsOf(better);
  const used = new Set<OcrWord>();
  const standingFor = (word: OcrWord): OcrWord[] => {
    const about = doubt.has(word) ? found.filter((each) => doubt.isAbout(word, each)) : [];
    const fresh = about.filter((each) => !used.has(each));
    fresh.forEach((each) => used.add(each));
    const isSettled = about.some((each) => doubt.isSettledBy(word, each));
    return isSettled ? fresh : [word];
  };
  const replaced = blocks.map((block) => wordsFrom(block, standingFor)).filter(hasLines);
  const left = wordsFrom(better, (word) => (used.has(word) ? [] : [word]));
  return { blocks: replaced, left };
}

const isSamePlace = (a: Box, b: Box): boolean => shareOf(a, b) > 0.5 || shareOf(b, a) > 0.5;

/** The share of the first box that lies in the second. */
function shareOf(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? (w * h) / (a.w * a.h) : 0;
}

const edges = ({ x, y, w, h }: Box, scale: number) => ({
  left: Math.round(x * scale),
  top: Math.round(y * scale),
  right: Math.round((x + w) * scale),
  bottom: Math.round((y + h) * scale),
});

/** A name of sure letters: no dictionary has it, and an arrow before it has cost it its confidence. */
const isName = ({ text, confidence }: OcrWord): boolean =>
  confidence === SPELT_WORD && /^\p{Lu}\p{Ll}{3,}$/u.test(text);

/** The line where it stands on the original, without what was read badly. */
function onPage(line: OcrLine, { places }: Sheet, scale: number): OcrLine | null {
  const middle = line.box.y + line.box.h / 2;
  const place = places.find(({ top, bottom }) => middle >= top && middle < bottom);
  const least = line.confidence >= SURE_LINE ? LEAST_BESIDE_SURE : LEAST_CONFIDENCE;
  const sure = line.words.filter(
    (word) => isName(word) || (word.confidence >= least && /[\p{L}\p{N}]/u.test(word.text)),
  );
  if (!place || sure.length * 2 < line.words.length) return null;
  const moved = sure.map(({ box, ...word }) => ({
    ...word,
    box: {
      x: Math.round((box.x - MARGIN + place.x) / scale),
      y: Math.round((box.y - place.top + place.y) / scale),
      w: Math.max(1, Math.round(box.w / scale)),
      h: Math.max(1, Math.round(box.h / scale)),
    },
  }));
  return lineOf(moved);
}
