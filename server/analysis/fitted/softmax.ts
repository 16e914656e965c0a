/** Weights of a fitted model: for each signal one number per class. */
export interface SoftmaxModel<Class extends string> {
  classes: readonly Class[];
  bias: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
  /** Above 1 the model is less sure than its weights say: fitted so that confidences are right as often as they say. */
  temperature: number;
}

/** How likely each class is. */
export function probabilitiesOf<Class extends string>(
  { classes, bias, weights, temperature }: SoftmaxModel<Class>,
  signals: ReadonlyMap<string, number>,
): Map<Class, number> {
  const scores = [...bias];
  for (const [name, amount] of signals) {
    weights.get(name)?.forEach((weight, c) => (scores[c]! += amount * weight));
  }
  const shares = softmax(scores, temperature);
  return new Map(classes.map((each, c) => [each, shares[c]!]));
}

export function softmax(scores: readonly number[], temperature: number): number[] {
  const most = scores.reduce((highest, score) => Math.max(highest, score), -Infinity);
  const powers = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
