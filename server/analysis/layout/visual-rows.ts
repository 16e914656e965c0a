import { type Box, type OcrWord } from '../page/ocr-result';

/** Words that stand beside each other, from left to right, whatever lines the engine made of them. */
export interface VisualRow {
  words: OcrWord[];
  box: Box;
}

/** Share of the lower of two boxes that lies beside the other. */
const BESIDE = 0.5;

/** The rows of words as the eye sees them, from top to bottom. */
export function visualRows(words: readonly OcrWord[]): VisualRow[] {
  const rows: VisualRow[] = [];
  for (const word of [...words].sort((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.at(-1);
    if (row && areBeside(row.words.at(-1)!.box, word.box)) {
      row.words.push(word);
      row.box = around(row.box, word.box);
    } else rows.push({ words: [word], box: word.box });
  }
  for (const { words: own } of rows) own.sort((a, b) => a.box.x - b.box.x);
  return rows;
}

const middle = ({ y, h }: Box): number => y + h / 2;

function areBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return shared > Math.min(a.h, b.h) * BESIDE;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    w: Math.max(a.x + a.w, b.x + b.w) - x,
    h: Math.max(a.y + a.h, b.y + b.h) - y,
  };
}

export function boxOf(words: readonly { box: Box }[]): Box {
  return words.map(({ box }) => box).reduce(around);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
