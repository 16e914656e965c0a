import { type Box } from '../../../analysis/page/ocr-result';
import { type DecodedSign, scoreOf } from './ctc';
import { alignGaps, emOf } from './gap-alignment';
import { type Gap, type LineCrop } from './line-crop';
import { type SpacingLine } from './spacing-features';
import { spaceChances } from './spacing-net';
import { CROP } from './thresholds';

export interface NeuralSign {
  text: string;
  /** 0 to 1. */
  chance: number;
  /** Left and right edge on the page. */
  from: number;
  to: number;
}

export interface NeuralLine {
  /** The ink of the line on the page. */
  box: Box;
  /** Mean chance of its signs, 0 to 1. */
  score: number;
  words: NeuralSign[][];
}

const CHINESE = /[\u2e80-\u2fdf\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;
export const isChinese = (text: string): boolean => CHINESE.test(text);

export function chineseShare({ words }: Pick<NeuralLine, 'words'>): number {
  const signs = words.flat();
  return signs.filter(({ text }) => isChinese(text)).length / (signs.length || 1);
}

/** Between two Chinese signs only a gap as wide as a sign parts words. */
const CHINESE_GAP = 0.9;

/** Puts decoded signs on the page: where each stands, and where words end. `width` is that of the input. */
export function placeLine(
  crop: LineCrop,
  signs: readonly DecodedSign[],
  steps: StepSize,
): NeuralLine {
  const spacing = spacingLine(crop, signs, steps);
  const chances = spacing.signs.length > 1 ? spaceChances(spacing) : [];
  const isSpace = chances.map((chance, i) => {
    const [left, right] = [signs[i]!.text, signs[i + 1]!.text];
    const gap = spacing.gaps[i];
    if (!isChinese(left) || !isChinese(right)) return chance > 0.5;
    return gap ? gap.to - gap.from > CHINESE_GAP * spacing.em : false;
  });
  const edges = edgesOf(spacing, crop);
  const words: NeuralSign[][] = [];
  signs.forEach(({ text, chance }, i) => {
    if (i === 0 || isSpace[i - 1]) words.push([]);
    words.at(-1)!.push({ text: text === 'β' ? 'ß' : text, chance, ...edges[i]! });
  });
  return { box: crop.ink, score: scoreOf(signs), words };
}

export interface StepSize {
  /** Pixels of the page per step. */
  step: number;
}

/** The line as the spacing net gets it, in training, too. */
export function spacingLine(
  crop: LineCrop,
  signs: readonly DecodedSign[],
  { step }: StepSize,
): SpacingLine {
  const placed = signs.map(({ text, from, to, spaceAfter }) => ({
    text,
    spaceAfter,
    x: crop.box.x + ((from + to + 1) / 2) * step,
  }));
  const em = emOf(placed, crop.ink.h);
  return { signs: placed, gaps: alignGaps(placed, crop.gaps, { em, step }), em };
}

/** Left and right of every sign: the edges of its gaps, or half way to its neighbour. */
function edgesOf(spacing: SpacingLine, crop: LineCrop): { from: number; to: number }[] {
  const lone = crop.gaps.filter(
    (gap) => gap.to - gap.from >= CROP.wideGap * spacing.em && !spacing.gaps.includes(gap),
  );
  const places = [...spacing.signs, null].map((_, i) => placeBefore(i, spacing, crop.ink, lone));
  return spacing.signs.map((_, i) => {
    const from = places[i]!.to;
    return { from, to: Math.max(places[i + 1]!.from, from + 1) };
  });
}

/** The place between a sign and the one before it. A box to tick or an icon there is ink, too, and belongs to neither. */
function placeBefore(i: number, { signs, gaps }: SpacingLine, ink: Box, lone: readonly Gap[]): Gap {
  const [left, right] = [signs[i - 1]?.x ?? ink.x, signs[i]?.x ?? ink.x + ink.w];
  const empty = lone.filter(({ from, to }) => (from + to) / 2 > left && (from + to) / 2 < right);
  const own = gaps[i - 1];
  if (own) empty.push(own);
  if (empty.length > 0) {
    const [from, to] = [empty.map((gap) => gap.from), empty.map((gap) => gap.to)];
    return { from: Math.min(...from), to: Math.max(...to) };
  }
  const isInside = i > 0 && i < signs.length;
  const edge = isInside ? Math.round((left + right) / 2) : i === 0 ? left : right;
  return { from: edge, to: edge };
}
