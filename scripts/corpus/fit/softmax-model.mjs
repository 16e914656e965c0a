import { minimise } from './minimise.mjs';

/**
 * Multinomial logistic regression with a quadratic penalty. A sample is `{ signals: Map, target: number[], weight }`;
 * the target may be spread over several classes. Signals that are one class's own (`shared.ownOf` names group and class) have, beside
 * their own weights, one that all of their group share. Returns the weights per signal, `bias` among them.
 * @param {any[]} samples
 * @param {number} classes
 * @param {{ penalty: number, steps?: number, shared: { penalty: number, groups: number, ownOf: (name: string) => { group: number, class: number } | null } }} options
 */
export function fitSoftmax(samples, classes, { penalty, steps = 60, shared }) {
  const names = [...new Set(samples.flatMap(({ signals }) => [...signals.keys()]))].sort();
  /** @type {Map<string, any>} */
  const at = new Map(names.map((name, i) => [name, i]));
  const own = names.map(shared.ownOf);
  const rows = samples.map((sample) => ({
    ...sample,
    index: Int32Array.from([...sample.signals.keys()], (name) => at.get(name)),
    amount: Float64Array.from(sample.signals.values()),
  }));
  const biasAt = names.length * classes;
  const sharedAt = biasAt + classes;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const shape = { rows, classes, own, biasAt, sharedAt, total };
  const evaluate = (x) => lossOf(x, { ...shape, penalty, sharedPenalty: shared.penalty });
  const x = minimise(evaluate, new Float64Array(sharedAt + shared.groups), { steps });
  const weights = new Map(
    names.map((name, i) => {
      const row = [...x.slice(i * classes, (i + 1) * classes)];
      const mine = own[i];
      if (mine) row[mine.class] += x[sharedAt + mine.group];
      return [name, row];
    }),
  );
  return { weights, bias: [...x.slice(biasAt, sharedAt)] };
}

function lossOf(x, shape) {
  const { rows, classes, own, biasAt, sharedAt, total } = shape;
  const gradient = new Float64Array(x.length);
  const scores = new Float64Array(classes);
  let value = 0;
  for (const { index, amount, target, weight } of rows) {
    for (let c = 0; c < classes; c++) scores[c] = x[biasAt + c];
    for (let j = 0; j < index.length; j++) {
      const from = index[j] * classes;
      for (let c = 0; c < classes; c++) scores[c] += amount[j] * x[from + c];
      const mine = own[index[j]];
      if (mine) scores[mine.class] += amount[j] * x[sharedAt + mine.group];
    }
    value += pushesOf(scores, { target, weight, total });
    for (let c = 0; c < classes; c++) gradient[biasAt + c] += scores[c];
    for (let j = 0; j < index.length; j++) {
      const from = index[j] * classes;
      for (let c = 0; c < classes; c++) gradient[from + c] += amount[j] * scores[c];
      const mine = own[index[j]];
      if (mine) gradient[sharedAt + mine.group] += amount[j] * scores[mine.class];
    }
  }
  return held({ value: value / total, gradient }, x, shape);
}

/** Turns the scores of one sample into the pushes that lower its loss, and returns that loss. */
function pushesOf(scores, { target, weight, total }) {
  const most = Math.max(...scores);
  let [sum, value] = [0, 0];
  for (let c = 0; c < scores.length; c++) sum += scores[c] = Math.exp(scores[c] - most);
  for (let c = 0; c < scores.length; c++) {
    scores[c] /= sum;
    if (target[c] > 0) value -= weight * target[c] * Math.log(Math.max(scores[c], 1e-12));
    scores[c] = (weight * (scores[c] - target[c])) / total;
  }
  return value;
}

/** The loss with the penalties; the bias is free. */
function held(loss, x, { biasAt, sharedAt, penalty, sharedPenalty }) {
  for (let i = 0; i < x.length; i++) {
    if (i >= biasAt && i < sharedAt) continue;
    const own = i < biasAt ? penalty : sharedPenalty;
    loss.value += 0.5 * own * x[i] * x[i];
    loss.gradient[i] += own * x[i];
  }
  return loss;
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
