import { SCREENSHOT_KINDS } from '../../contract/reading/screenshot-kinds';
import type { ScreenshotKind } from '../../contract/screenshots';
import { rowOf } from './lexicon';
import { type SoftmaxModel } from './softmax';
import { KIND_WEIGHTS, SETTINGS, STEPS_OF_KINDS, TAG_WEIGHTS, TITLE_WEIGHTS } from './weights';

/** One number per signal. */
export type LinearWeights = ReadonlyMap<string, number>;

/** `signal class=weight class=weight …`, one signal a line. */
function readKinds(table: string): SoftmaxModel<ScreenshotKind> {
  const rows = new Map<string, number[]>();
  for (const line of table.trim().split('\n')) {
    const [name = '', ...parts] = line.split(' ');
    rows.set(name, rowOf(parts));
  }
  const bias = rows.get('bias') ?? SCREENSHOT_KINDS.map(() => 0);
  rows.delete('bias');
  return {
    classes: SCREENSHOT_KINDS,
    bias,
    weights: rows,
    temperature: SETTINGS.kindTemperature,
  };
}

/** `signal weight`, one a line. */
function readLinear(table: string): LinearWeights {
  const lines = table.trim().split('\n');
  return new Map(
    lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]),
  );
}

/** `signal amount amount …`, one signal a line. */
const readSteps = (table: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([name = '', ...amounts]) => [name, amounts.map(Number)]),
  );

export const KIND_STEPS = readSteps(STEPS_OF_KINDS);
export const KIND_MODEL = readKinds(KIND_WEIGHTS);
export const TITLE_MODEL = readLinear(TITLE_WEIGHTS);
export const TAG_MODEL = readLinear(TAG_WEIGHTS);

export function linearScore(weights: LinearWeights, signals: ReadonlyMap<string, number>): number {
  let score = weights.get('bias') ?? 0;
  for (const [name, amount] of signals) score += amount * (weights.get(name) ?? 0);
  return score;
}
