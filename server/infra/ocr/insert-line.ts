import { around, lineOf } from './layout';
import { type Box, type OcrBlock, type OcrLine } from '../../analysis/page/ocr-result';

/** Into the line it stands beside, else as a block of its own above the first that begins lower. */
export function insertLine(blocks: OcrBlock[], line: OcrLine): OcrBlock[] {
  return besideAnother(blocks, line) ?? asBlock(blocks, line);
}

/** As `insertLine`, but a line that stands within a block becomes a line of that block. */
export function placeInBlock(blocks: OcrBlock[], line: OcrLine): OcrBlock[] {
  const beside = besideAnother(blocks, line);
  if (beside) return beside;
  const home = blocks.find((block) => isWithin(line.box, around(block.map(({ box }) => box))));
  if (!home) return asBlock(blocks, line);
  const lower = home.findIndex(({ box }) => box.y > line.box.y);
  const at = lower < 0 ? home.length : lower;
  const filled = [...home.slice(0, at), line, ...home.slice(at)];
  return blocks.map((block) => (block === home ? filled : block));
}

function besideAnother(blocks: OcrBlock[], line: OcrLine): OcrBlock[] | null {
  for (const block of blocks) {
    const at = block.findIndex((other) => isBeside(line, other));
    if (at >= 0) return blocks.map((each) => (each === block ? joinAt(block, at, line) : each));
  }
  return null;
}

function asBlock(blocks: OcrBlock[], line: OcrLine): OcrBlock[] {
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

/** Its middle lies in the block, and it is no wider than it. */
function isWithin(line: Box, block: Box): boolean {
  const [x, y] = [line.x + line.w / 2, line.y + line.h / 2];
  const isInside = x > block.x && x < block.x + block.w && y > block.y && y < block.y + block.h;
  return isInside && line.w <= block.w;
}
