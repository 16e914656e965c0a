import { Chance } from '../make/chance.mjs';
import { withoutLone } from './lone-signals.mjs';
import { fitSoftmax, probabilities } from './softmax-model.mjs';

const ALTERNATIVES_SHARE = 0.3;
/** There are far more drawn pages; each real page is there twice, read by both engines and by one. */
const WEIGHT = { drawn: 1, real: 5 };
/** Words are held as close to nothing as shapes: held less, a page of a program is what a few of its words say. */
const PENALTY = 0.12;
/** That the words of a kind speak for it is one weight for all kinds, which many pages tell: it is held hardly at all. */
const SHARED_PENALTY = 1e-3;
/** The parts of a page whose words are compared with those of each kind; `words:email` speaks for a mail. */
const PARTS = ['words', 'heads', 'foot'];
/** Shares of the real pages, of all and of those that have the signal, on which an amount reaches no step. */
const [OF_ALL, OF_THOSE] = [
  [1 / 3, 2 / 3],
  [0, 0.5],
];

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

/**
 * For each signal but those of words the amounts from which on it counts once more: the same share of the real pages stands
 * between two of them.
 */
export function stepsOf(samples, signalsOf) {
  const real = samples.filter(({ isDrawn }) => !isDrawn).map(({ facts }) => signalsOf(facts));
  const names = new Set(real.flatMap((signals) => [...signals.keys()]));
  const steps = new Map();
  for (const name of [...names].filter((each) => !PARTS.includes(each.split(':')[0])).sort()) {
    const amounts = real.map((signals) => signals.get(name) ?? 0).sort((a, b) => a - b);
    const some = amounts.filter((amount) => amount !== 0);
    if (new Set(amounts).size < 3) continue;
    const at = (sorted, share) => sorted[Math.floor(sorted.length * share)];
    const found = [...OF_ALL.map((s) => at(amounts, s)), ...OF_THOSE.map((s) => at(some, s))];
    steps.set(
      name,
      [...new Set(found)].filter((amount) => amount > amounts[0]).sort((a, b) => a - b),
    );
  }
  return steps;
}

/** A page of no kind of the list is as much of each kind that it may be taken for. */
function spreadOf({ type }, alternatives, classes) {
  if (!classes.includes(type)) return 1;
  return alternatives.length > 0 ? ALTERNATIVES_SHARE : 0;
}

/** Samples for the model of kinds: signals, the kind with its alternatives, and how much the page counts. */
export function kindRows(samples, classes, signalsOf) {
  return samples.map(({ truth, isDrawn, facts, path }) => {
    const alternatives = truth.alt_types.filter((kind) => classes.includes(kind));
    const spread = spreadOf(truth, alternatives, classes);
    const target = classes.map((kind) => {
      if (kind === truth.type) return 1 - spread;
      return alternatives.includes(kind) ? spread / alternatives.length : 0;
    });
    const weight = isDrawn ? WEIGHT.drawn : WEIGHT.real;
    return { signals: signalsOf(facts), target, weight, image: path };
  });
}

export function fitKinds(rows, classes, { penalty = PENALTY, steps = 60 } = {}) {
  const ownOf = (name) => {
    const [part, kind] = name.split(':');
    const at = PARTS.indexOf(part);
    return at < 0 ? null : { group: at, class: classes.indexOf(kind) };
  };
  const shared = { penalty: SHARED_PENALTY, groups: PARTS.length, ownOf };
  return fitSoftmax(withoutLone(rows), classes.length, { penalty, steps, shared });
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
