import { PSM } from 'tesseract.js';
import { type Language } from './language-data';
import { around, lineOf, toBlocks } from './layout';
import { type Box, type OcrBlock, type OcrLine, type OcrWord } from './ocr-result';
import { type PreparedPage } from './preprocess';
import { MARGIN, toSheet, type Sheet } from './strip-sheet';
import { type TesseractWorker } from './tesseract-worker';
import { uncoveredStrips } from './uncovered';

/** Small cuttings invite inventions: only what is read well is kept. */
const LEAST_CONFIDENCE = 60;
/** A short word among sure ones may be less sure. */
const SURE_LINE = 75;
const LEAST_BESIDE_SURE = 35;
/** What the first look was not sure of is looked at again, and stays where the second look is no surer. */
const DOUBTFUL = 30;

/**
 * Tesseract's analysis of the page drops whole regions: labels, bars, what stands on pictures. Lines of letters
 * without words are cut out, put on one white sheet and read in one short pass.
 */
export async function readUncovered(
  worker: TesseractWorker,
  page: PreparedPage,
  { blocks, language, signal }: { blocks: OcrBlock[]; language: Language; signal: AbortSignal },
): Promise<OcrBlock[]> {
  const sure = wordsOf(blocks.flat()).filter((word) => !isDoubtful(word));
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
  return better.reduce(insertLine, withoutReplaced(blocks, better));
}

const wordsOf = (lines: readonly OcrLine[]): OcrWord[] => lines.flatMap(({ words }) => words);

/** What of a line was not read before: cuttings may overlap each other and words that are known. */
function newIn(line: OcrLine, known: readonly OcrWord[]): OcrLine[] {
  const isKnown = ({ box }: OcrWord): boolean =>
    known.some((other) => shareOf(box, other.box) > 0.5 || shareOf(other.box, box) > 0.5);
  const words = line.words.filter((word) => !isKnown(word));
  return words.length > 0 ? [lineOf(words)] : [];
}

/** Words that a second look may replace. */
const isDoubtful = ({ confidence }: OcrWord): boolean => confidence <= DOUBTFUL;

function withoutReplaced(blocks: OcrBlock[], better: readonly OcrLine[]): OcrBlock[] {
  const boxes = wordsOf(better).map(({ box }) => box);
  const isReplaced = (word: OcrWord): boolean =>
    isDoubtful(word) && boxes.some((box) => shareOf(word.box, box) > 0.5);
  return blocks
    .map((block) =>
      block.flatMap((line) => {
        const words = line.words.filter((word) => !isReplaced(word));
        if (words.length === line.words.length) return [line];
        return words.length > 0 ? [lineOf(words)] : [];
      }),
    )
    .filter((block) => block.length > 0);
}

/** How much of the first box lies in the second. */
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

/** The line where it stands on the original, without what was read badly. */
function onPage(line: OcrLine, { places }: Sheet, scale: number): OcrLine | null {
  const middle = line.box.y + line.box.h / 2;
  const place = places.find(({ top, bottom }) => middle >= top && middle < bottom);
  const least = line.confidence >= SURE_LINE ? LEAST_BESIDE_SURE : LEAST_CONFIDENCE;
  const sure = line.words.filter(
    ({ confidence, text }) => confidence >= least && /[\p{L}\p{N}]/u.test(text),
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

/** Into the line it stands beside, else as a block of its own above the first that begins lower. */
function insertLine(blocks: OcrBlock[], line: OcrLine): OcrBlock[] {
  for (const block of blocks) {
    const at = block.findIndex((other) => isBeside(line, other));
    if (at >= 0) return blocks.map((each) => (each === block ? joinAt(block, at, line) : each));
  }
  const lower = blocks.findIndex((block) => around(block.map(({ box }) => box)).y > line.box.y);
  const index = lower < 0 ? blocks.length : lower;
  return [...blocks.slice(0, index), [line], ...blocks.slice(index)];
}

function isBeside({ box: a }: OcrLine, { box: b }: OcrLine): boolean {
  const shared = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const gap = Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  const height = Math.min(a.h, b.h);
  return shared > height * 0.6 && gap < height * 2;
}

function joinAt(block: OcrBlock, at: number, line: OcrLine): OcrBlock {
  const words = [...block[at]!.words, ...line.words].sort((a, b) => a.box.x - b.box.x);
  return block.map((other, i) => (i === at ? lineOf(words) : other));
}
