import { spacingFeatures, type SpacingLine } from './spacing-features';
import { SPACING_WEIGHTS } from './spacing-weights';

export interface SpacingWeights {
  /** One row per hidden unit: its bias, then a weight for each feature. */
  hidden: number[][];
  /** Bias, then a weight for each hidden unit. */
  output: number[];
}

/** The likelihood of a space at each boundary of the line. Trained by `npm run spacing:train`. */
export function spaceChances(line: SpacingLine, net: SpacingWeights = SPACING_WEIGHTS): number[] {
  return spacingFeatures(line).map((features) => chanceOf(features, net));
}

export function chanceOf(features: readonly number[], { hidden, output }: SpacingWeights): number {
  const units = hidden.map((row) => Math.tanh(weigh(row, features)));
  return 1 / (1 + Math.exp(-weigh(output, units)));
}

/** The first weight is the bias. */
function weigh(row: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + row[i + 1]! * value, row[0]!);
}
