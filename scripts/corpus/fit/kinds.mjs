import { Chance } from '../make/chance.mjs';
import { fitSoftmax, probabilities } from './softmax-model.mjs';

const ALTERNATIVES_SHARE = 0.3;
const WEIGHT = { drawn: 1, real: 1.5 };
const PENALTY = 0.08;
/** A list of words for a kind is surer than any one word. */
const LEXICON_PENALTY = 0.2;

/** Share of the words that are forgotten for a drawn page. */
const FORGOTTEN = 0.5;

/**
 * Drawn pages consist of the words that the lexicon was made from, real ones hardly: each drawn page is judged by half of
 * the lexicon, so that shapes and tokens count as much as they do on real pages.
 */
export function thinned(lexicon, seed) {
  const chance = new Chance(seed);
  return new Map([...lexicon].filter(() => !chance.is(FORGOTTEN)));
}

/** Samples for the model of kinds: signals, the kind with its alternatives, and how much the page counts. */
export function kindRows(samples, classes, signalsOf) {
  return samples.map(({ truth, isDrawn, facts }) => {
    const alternatives = truth.alt_types.filter((kind) => classes.includes(kind));
    const spread = alternatives.length > 0 ? ALTERNATIVES_SHARE : 0;
    const target = classes.map((kind) => {
      if (kind === truth.type) return 1 - spread;
      return alternatives.includes(kind) ? spread / alternatives.length : 0;
    });
    return { signals: signalsOf(facts), target, weight: isDrawn ? WEIGHT.drawn : WEIGHT.real };
  });
}

export function fitKinds(rows, classes, { penalty = PENALTY, steps = 60 } = {}) {
  return fitSoftmax(rows, classes.length, {
    penalty,
    steps,
    penaltyOf: (name) => (/^(?:words|heads|foot|l):/.test(name) ? LEXICON_PENALTY : 1),
  });
}

export const kindProbabilities = (model, signals, temperature) =>
  probabilities(model, signals, temperature);

/** The temperature at which confidences fit best what was right. */
export function fitTemperature(predictions) {
  const lossAt = (temperature) =>
    predictions.reduce((sum, { scores, right }) => {
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp((score - most) / temperature));
      const all = powers.reduce((total, each) => total + each, 0);
      const hit = right.reduce((total, c) => total + powers[c], 0);
      return sum - Math.log(Math.max(hit / all, 1e-9));
    }, 0);
  let best = { temperature: 1, loss: Infinity };
  for (let temperature = 0.3; temperature <= 4; temperature *= 1.08) {
    const loss = lossAt(temperature);
    if (loss < best.loss) best = { temperature, loss };
  }
  return best.temperature;
}
