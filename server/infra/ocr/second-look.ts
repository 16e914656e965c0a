import { PSM } from 'tesseract.js';
import { type Language } from './language-data';
import { around, lineOf, toBlocks } from './layout';
import { type Box, type OcrBlock, type OcrLine } from './ocr-result';
import { type PreparedPage } from './preprocess';
import { MARGIN, toSheet, type Sheet } from './strip-sheet';
import { type TesseractWorker } from './tesseract-worker';
import { uncoveredStrips } from './uncovered';

/** Small cuttings invite inventions: only what is read well is kept. */
const LEAST_CONFIDENCE = 60;

/**
 * Tesseract's analysis of the page drops whole regions: labels, bars, what stands on pictures. Lines of letters
 * without words are cut out, put on one white sheet and read in one short pass.
 */
export async function readUncovered(
  worker: TesseractWorker,
  page: PreparedPage,
  { blocks, language, signal }: { blocks: OcrBlock[]; language: Language; signal: AbortSignal },
): Promise<OcrBlock[]> {
  const words = blocks
    .flat()
    .flatMap((line) => line.words.map(({ box }) => edges(box, page.scale)));
  const strips = uncoveredStrips(page.glyphs, words);
  if (strips.length === 0) return blocks;
  const sheet = toSheet(page.page, strips);
  const read = await worker.recognise(sheet.image, { language, mode: PSM.SINGLE_BLOCK, signal });
  const found = toBlocks(read, { top: 0, scale: 1, image: sheet.image }).flat();
  return found
    .flatMap((line) => onPage(line, sheet, page.scale) ?? [])
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .reduce(insertLine, blocks);
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
  const sure = line.words.filter(
    ({ confidence, text }) => confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}]/u.test(text),
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
