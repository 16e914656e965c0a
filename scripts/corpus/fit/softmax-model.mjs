import { minimise } from './minimise.mjs';

/**
 * Multinomial logistic regression with a quadratic penalty. A sample is `{ signals: Map, target: number[], weight }`;
 * the target may be spread over several classes. Returns the weights per signal, `bias` among them.
 * @param {any[]} samples
 * @param {number} classes
 * @param {{ penalty: number, steps?: number }} options
 */
export function fitSoftmax(samples, classes, { penalty, steps = 60 }) {
  const names = [...new Set(samples.flatMap(({ signals }) => [...signals.keys()]))].sort();
  /** @type {Map<string, any>} */
  const at = new Map(names.map((name, i) => [name, i]));
  const rows = samples.map((sample) => ({
    ...sample,
    index: Int32Array.from([...sample.signals.keys()], (name) => at.get(name)),
    amount: Float64Array.from(sample.signals.values()),
  }));
  const size = (names.length + 1) * classes;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const evaluate = (x) =>
    lossOf(x, { rows, classes, penalty, biasAt: names.length * classes, total });
  const x = minimise(evaluate, new Float64Array(size), { steps });
  const weights = new Map(
    names.map((name, i) => [name, [...x.slice(i * classes, (i + 1) * classes)]]),
  );
  return { weights, bias: [...x.slice(names.length * classes)] };
}

function lossOf(x, { rows, classes, penalty, biasAt, total }) {
  const gradient = new Float64Array(x.length);
  const scores = new Float64Array(classes);
  let value = 0;
  for (const { index, amount, target, weight } of rows) {
    for (let c = 0; c < classes; c++) scores[c] = x[biasAt + c];
    for (let j = 0; j < index.length; j++) {
      const from = index[j] * classes;
      for (let c = 0; c < classes; c++) scores[c] += amount[j] * x[from + c];
    }
    const most = Math.max(...scores);
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += scores[c] = Math.exp(scores[c] - most);
    for (let c = 0; c < classes; c++) {
      scores[c] /= sum;
      if (target[c] > 0) value -= weight * target[c] * Math.log(Math.max(scores[c], 1e-12));
      scores[c] = (weight * (scores[c] - target[c])) / total;
      gradient[biasAt + c] += scores[c];
    }
    for (let j = 0; j < index.length; j++) {
      const from = index[j] * classes;
      for (let c = 0; c < classes; c++) gradient[from + c] += amount[j] * scores[c];
    }
  }
  value /= total;
  for (let i = 0; i < biasAt; i++) {
    value += 0.5 * penalty * x[i] * x[i];
    gradient[i] += penalty * x[i];
  }
  return { value, gradient };
}

/** Probabilities of the classes for one set of signals. */
export function probabilities({ weights, bias }, signals, temperature = 1) {
  const scores = [...bias];
  for (const [name, amount] of signals) {
    weights.get(name)?.forEach((weight, c) => (scores[c] += amount * weight));
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((power) => power / sum);
}
