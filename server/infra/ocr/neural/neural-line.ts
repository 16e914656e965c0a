import { type Box } from '../../../analysis/page/ocr-result';
import { type DecodedSign, scoreOf } from './ctc';
import { alignGaps, emOf } from './gap-alignment';
import { type Gap, type LineCrop } from './line-crop';
import { type SpacingLine } from './spacing-features';
import { spaceChances } from './spacing-net';

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
  const edges = edgesOf(spacing, crop.ink);
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
function edgesOf({ signs, gaps }: SpacingLine, ink: Box): { from: number; to: number }[] {
  const between = (gap: Gap | null | undefined, i: number): Gap => {
    if (gap) return gap;
    const middle = Math.round((signs[i]!.x + signs[i + 1]!.x) / 2);
    return { from: middle, to: middle };
  };
  return signs.map((_, i) => {
    const from = i === 0 ? ink.x : between(gaps[i - 1], i - 1).to;
    const to = i === signs.length - 1 ? ink.x + ink.w : between(gaps[i], i).from;
    return { from, to: Math.max(to, from + 1) };
  });
}
