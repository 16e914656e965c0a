// Fits the spacing net: one hidden layer, cross entropy, Adam in small batches. Plain numbers; a minute on one core.
import { randomFrom } from './seed-shots.mjs';

const HIDDEN = 10;
const EPOCHS = 14;
const BATCH = 64;
const RATE = 0.008;
const DECAY = 1e-5;

/** `samples`: { features, isSpace }. Gives the weights as the product reads them. */
export function fit(samples, seed) {
  const random = randomFrom(seed);
  const inputs = samples[0].features.length;
  const size = HIDDEN * (inputs + 1) + HIDDEN + 1;
  const weights = Float64Array.from({ length: size }, () => (random() - 0.5) * 0.8);
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)];
  const gradient = new Float64Array(size);
  const order = samples.map((_, i) => i);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let start = 0; start < order.length; start += BATCH) {
      gradient.fill(0);
      const batch = order.slice(start, start + BATCH);
      for (const i of batch) addGradient(gradient, weights, samples[i], inputs);
      step++;
      for (let w = 0; w < size; w++) {
        const slope = gradient[w] / batch.length + DECAY * weights[w];
        mean[w] = 0.9 * mean[w] + 0.1 * slope;
        spread[w] = 0.999 * spread[w] + 0.001 * slope * slope;
        const [m, s] = [mean[w] / (1 - 0.9 ** step), spread[w] / (1 - 0.999 ** step)];
        weights[w] -= (rate * m) / (Math.sqrt(s) + 1e-8);
      }
    }
  }
  return asNet(weights, inputs);
}

function addGradient(gradient, weights, { features, isSpace }, inputs) {
  const row = inputs + 1;
  const output = HIDDEN * row;
  const units = new Float64Array(HIDDEN);
  let sum = weights[output];
  for (let h = 0; h < HIDDEN; h++) {
    let inner = weights[h * row];
    for (let i = 0; i < inputs; i++) inner += weights[h * row + i + 1] * features[i];
    units[h] = Math.tanh(inner);
    sum += weights[output + h + 1] * units[h];
  }
  const slope = 1 / (1 + Math.exp(-sum)) - (isSpace ? 1 : 0);
  gradient[output] += slope;
  for (let h = 0; h < HIDDEN; h++) {
    gradient[output + h + 1] += slope * units[h];
    const inner = slope * weights[output + h + 1] * (1 - units[h] ** 2);
    gradient[h * row] += inner;
    for (let i = 0; i < inputs; i++) gradient[h * row + i + 1] += inner * features[i];
  }
}

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

function asNet(weights, inputs) {
  const round = (value) => Math.round(value * 1e4) / 1e4;
  const part = (from, length) => Array.from(weights.subarray(from, from + length), round);
  const hidden = Array.from({ length: HIDDEN }, (_, h) => part(h * (inputs + 1), inputs + 1));
  return { hidden, output: part(HIDDEN * (inputs + 1), HIDDEN + 1) };
}
