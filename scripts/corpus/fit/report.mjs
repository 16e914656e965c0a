import { Chance } from '../make/chance.mjs';
import { isKind } from './judge.mjs';
import { bootstrap, mean, reliability } from './measures.mjs';

const ENOUGH_TAGS = 3;
const ROUNDED = 3;

/** Figures of every set: in folds, and on what the weights were fitted to. */
export function printFit(samples, { held, fitted, settings, lone }) {
  const sets = [...new Set(samples.map(({ set }) => set))];
  const say = (...cells) =>
    console.log(cells.map((cell, i) => String(cell).padEnd(i ? 18 : 30)).join(''));
  for (const set of sets) {
    const at = samples.flatMap((sample, i) => (sample.set === set ? [i] : []));
    console.log(`\n${set}, ${at.length} images`);
    say('', 'in folds', '95 %', 'fitted', 'gap');
    for (const [name, figure] of Object.entries(FIGURES)) {
      const each = figure(samples, held, at);
      const known = figure(samples, fitted, at);
      const gap = mean(known) - mean(each);
      const range = bootstrap(each, new Chance(1))
        .map((value) => value.toFixed(2))
        .join('-');
      say(
        name,
        mean(each).toFixed(ROUNDED),
        range,
        mean(known).toFixed(ROUNDED),
        gap.toFixed(ROUNDED),
      );
    }
  }
  for (const [name, isDrawn] of [
    ['drawn', true],
    ['real', false],
  ])
    printReliability(name, samples, held, isDrawn, settings);
  for (const [part, names] of Object.entries(lone))
    console.log(
      `signals of one image alone, left out of ${part}: ${[...names].join(' ') || 'none'}`,
    );
}

const FIGURES = {
  kinds: (samples, { kinds }, at) =>
    at.map((i) => (kinds[i].isSaid && isKind(samples[i], kinds[i].kind) ? 1 : 0)),
  titles: (_, { titles }, at) => at.map((i) => titles[i].hit),
  'tag precision': (_, { tags }, at) =>
    at.flatMap((i) => tags[i].map(({ isRight }) => (isRight ? 1 : 0))),
  'images with 3 right tags': (_, { tags }, at) =>
    at.map((i) => (tags[i].filter(({ isRight }) => isRight).length >= ENOUGH_TAGS ? 1 : 0)),
};

function printReliability(name, samples, { kinds, titles }, isDrawn, settings) {
  const at = samples.flatMap((sample, i) => (sample.isDrawn === isDrawn ? [i] : []));
  if (at.length === 0) return;
  const ofKinds = at.map((i) => ({
    confidence: kinds[i].confidence,
    isRight: isKind(samples[i], kinds[i].kind),
  }));
  const ofTitles = at.map((i) => ({
    confidence: titles[i].confidence,
    isRight: titles[i].hit === 1,
  }));
  const sure = ofTitles.filter(({ confidence }) => confidence >= settings.sureTitleConfidence);
  console.log(`\n${name} pages in folds: is what is said as sure as it is right?`);
  for (const [what, points] of [
    ['kinds', ofKinds],
    ['titles', ofTitles],
  ]) {
    const { error, rows } = reliability(points);
    console.log(`${what}: calibration error ${error.toFixed(ROUNDED)}`);
    for (const { from, count, confidence, right } of rows) {
      console.log(
        `  ${from.toFixed(1)}  ${String(count).padStart(4)}  said ${confidence.toFixed(2)}  right ${right.toFixed(2)}`,
      );
    }
  }
  console.log(
    `titles shown as sure: ${sure.length} of ${at.length}, right ${mean(sure.map(({ isRight }) => (isRight ? 1 : 0))).toFixed(ROUNDED)}`,
  );
}
