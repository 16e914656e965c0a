import { minimise } from './minimise.mjs';

/**
 * Fits the choice of one candidate per page by conditional logistic regression. A group is
 * `{ candidates: [{ signals, reward }], weight }` with rewards from 0 to 1.
 */
export function fitRanking(groups, { penalty, steps = 150, priorOf = () => 0 }) {
  const { names, at } = namesOf(groups.flatMap(({ candidates }) => candidates));
  const priors = names.map(priorOf);
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const evaluate = (x) => {
    const gradient = new Float64Array(x.length);
    let value = 0;
    for (const { candidates, weight } of groups) {
      const scores = candidates.map(({ signals }) => scoreOf(x, at, signals));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const sum = powers.reduce((all, each) => all + each, 0);
      const gain = powers.reduce((all, each, i) => all + each * candidates[i].reward, 0);
      value -= (weight / total) * Math.log(gain / sum);
      candidates.forEach(({ signals, reward }, i) => {
        const push = (weight / total) * (powers[i] / sum - (powers[i] * reward) / gain);
        for (const [name, amount] of signals) gradient[at.get(name)] += push * amount;
      });
    }
    return withPenalty({ value, gradient }, x, { penalty, priors });
  };
  return weightsOf(names, minimise(evaluate, Float64Array.from(priors), { steps }));
}

/** Whether each candidate is right: logistic regression. Samples are `{ signals, isRight, weight }`. */
export function fitYesNo(samples, { penalty, steps = 150 }) {
  const rows = samples.map((sample) => ({
    ...sample,
    signals: new Map([['bias', 1], ...sample.signals]),
  }));
  const { names, at } = namesOf(rows);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const evaluate = (x) => {
    const gradient = new Float64Array(x.length);
    let value = 0;
    for (const { signals, isRight, weight } of rows) {
      const share = 1 / (1 + Math.exp(-scoreOf(x, at, signals)));
      value -= (weight / total) * Math.log(Math.max(1e-9, isRight ? share : 1 - share));
      const push = (weight / total) * (share - (isRight ? 1 : 0));
      for (const [name, amount] of signals) gradient[at.get(name)] += push * amount;
    }
    return withPenalty({ value, gradient }, x, { penalty, free: at.get('bias') });
  };
  return weightsOf(names, minimise(evaluate, new Float64Array(names.length), { steps }));
}

export function scoreWith(weights, signals) {
  let score = weights.get('bias') ?? 0;
  for (const [name, amount] of signals) score += amount * (weights.get(name) ?? 0);
  return score;
}

/**
 * The place of each name is read only for names that are there.
 * @param {any[]} rows
 * @returns {{ names: string[], at: Map<string, any> }}
 */
function namesOf(rows) {
  const names = [...new Set(rows.flatMap(({ signals }) => [...signals.keys()]))].sort();
  return { names, at: new Map(names.map((name, i) => [name, i])) };
}

function scoreOf(x, at, signals) {
  let score = 0;
  for (const [name, amount] of signals) score += x[at.get(name)] * amount;
  return score;
}

/**
 * Weights are held near 0, or near what is believed of them beforehand.
 * @param {{ value: number, gradient: Float64Array }} loss
 * @param {Float64Array} x
 * @param {{ penalty: number, free?: number, priors?: number[] }} options
 */
function withPenalty({ value, gradient }, x, { penalty, free = -1, priors }) {
  let sum = value;
  for (let i = 0; i < x.length; i++) {
    if (i === free) continue;
    const away = x[i] - (priors?.[i] ?? 0);
    sum += 0.5 * penalty * away * away;
    gradient[i] += penalty * away;
  }
  return { value: sum, gradient };
}

const weightsOf = (names, x) => new Map(names.map((name, i) => [name, x[i]]));
