import { type Gap } from './line-crop';
import { type PlacedSign } from './gap-alignment';

export interface ReadSign extends PlacedSign {
  spaceAfter: number;
}

export interface SpacingLine {
  signs: readonly ReadSign[];
  /** For each boundary the gap that lies there. */
  gaps: readonly (Gap | null)[];
  em: number;
}

/** Shares of a line's boundaries: gaps between letters of one word are below the first. */
const USUAL = 0.4;
const EVEN = 0.15;
const LONG_LINE = 40;
const SMALL_TYPE = 20;

const NARROW = /[iljtfrI1.,:;'|!()[\]]/;
const OPENS = /[([{"'“‘«<¿¡@#$€£]/;
const CLOSES = /[)\]}"'”’»>.,:;!?%]/;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const JOINS = /[-_/\\.:@]/;

/** The features of every boundary between two signs. The committed weights belong to exactly this list. */
export function spacingFeatures({ signs, gaps, em }: SpacingLine): number[][] {
  const widths = gaps.map((gap) => (gap ? (gap.to - gap.from) / em : 0));
  const usual = quantile(widths, USUAL);
  const widest = Math.max(...widths, 0.01);
  const steps = gaps.map((_, i) => signs[i + 1]!.x - signs[i]!.x);
  const pitch = quantile(steps, 0.5) || 1;
  const even = evenness(steps, pitch);
  return gaps.map((gap, i) => {
    const [left, right] = [signs[i]!, signs[i + 1]!];
    const width = widths[i]!;
    const far = steps[i]! / pitch;
    return [
      Math.min(width, 1.5),
      Math.min(width - usual, 1.5),
      width / widest,
      Math.log10(left.spaceAfter + 1e-6) / 4 + 1,
      Math.min(far - 1, 3),
      even,
      even * Math.min(far - 1.5, 3),
      even * width,
      (flag(NARROW, left) + flag(NARROW, right)) / 2,
      flag(OPENS, left),
      flag(OPENS, right),
      flag(CLOSES, left),
      flag(CLOSES, right),
      flag(JOINS, left) + flag(JOINS, right),
      flag(LETTER, left) * flag(LETTER, right),
      flag(DIGIT, left) * flag(DIGIT, right),
      flag(DIGIT, left) * flag(LETTER, right) + flag(LETTER, left) * flag(DIGIT, right),
      Math.min(signs.length, LONG_LINE) / LONG_LINE,
      SMALL_TYPE / Math.max(em, SMALL_TYPE / 2) - 1,
      gap ? 0 : 1,
    ];
  });
}

const flag = (kind: RegExp, { text }: PlacedSign): number => (kind.test(text) ? 1 : 0);

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** Share of signs that stand at whole multiples of the usual distance: near 1 in monospaced type. */
function evenness(steps: readonly number[], pitch: number): number {
  const isEven = (step: number): boolean => {
    const cells = Math.max(1, Math.round(step / pitch));
    return Math.abs(step / pitch - cells) < EVEN;
  };
  return steps.filter(isEven).length / (steps.length || 1);
}
