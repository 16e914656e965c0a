import { fitKinds, fitTemperature, kindRows, thinned } from './kinds.mjs';
import { lexiconOf } from './lexicon.mjs';
import { loneSignals } from './lone-signals.mjs';
import { fitOdds, thresholdFor, withOdds } from './measures.mjs';
import { foldsOf } from './samples.mjs';
import { probabilities } from './softmax-model.mjs';
import { fitTags, shownTags, tagRows } from './tags.mjs';
import { fitTitles, rankedBy, titleGroup, titleHit } from './titles.mjs';

/** Below this a page's kind is not said: a wrong one costs more trust than none. */
const LEAST_KIND = 0.15;
const LEAST_TITLE = 0.12;
const LEAST_TAG = 0.6;
const SURE = 0.95;
/** Weights that are held close to nothing leave the likeliest text a smaller share. */
const JOINED_BELOW = 0.7;
/** Of the first one's share. */
const LEAST_SECOND = 0.15;
/** There are fewer real pages, and they are what counts. */
const REAL_ODDS = 3;

/** Kinds, then titles with those kinds, then tags with both: in folds for the figures, and on everything to ship. */
export function judgeTogether(samples, rules, foldCount) {
  // The rules read these from the weights that are about to be replaced.
  Object.assign(rules.SETTINGS, {
    leastKindConfidence: LEAST_KIND,
    joinedTitleBelow: JOINED_BELOW,
    leastSecondTitle: LEAST_SECOND,
  });
  const folds = foldsOf(samples, foldCount);
  const kinds = judgeKinds(samples, rules, folds, foldCount);
  const titles = judgeTitles(samples, rules, { folds, foldCount, kinds: kinds.held });
  const tags = judgeTags(samples, rules, {
    folds,
    foldCount,
    kinds: kinds.held,
    titles: titles.held,
  });
  const fitted = {
    kinds: kinds.fitted,
    titles: judgeOnAll(samples, rules, kinds, titles),
  };
  return {
    models: { kinds: kinds.model, lexicon: kinds.lexicon, titles: titles.model, tags: tags.model },
    held: { kinds: kinds.held, titles: titles.held, tags: tags.held },
    lone: { kinds: kinds.lone, tags: tags.lone },
    fitted: {
      ...fitted,
      tags: tagsOnAll(samples, rules, {
        kinds: kinds.fitted,
        titles: fitted.titles,
        model: tags.model,
      }),
    },
    settings: {
      kindTemperature: kinds.temperature,
      leastKindConfidence: LEAST_KIND,
      titleOddsSlope: titles.odds.slope,
      titleOddsShift: titles.odds.shift,
      joinedTitleBelow: JOINED_BELOW,
      leastSecondTitle: LEAST_SECOND,
      leastTitleConfidence: LEAST_TITLE,
      sureTitleConfidence: titles.sure,
      leastTagConfidence: LEAST_TAG,
    },
  };
}

function judgeKinds(samples, rules, folds, foldCount) {
  const { kinds, kindSignals, settledKind } = rules;
  const lexicon = lexiconOf(rules);
  const rows = kindRows(samples, kinds, (facts) => kindSignals(facts, lexicon));
  const taught = rows.map((row, i) =>
    samples[i].isDrawn
      ? { ...row, signals: kindSignals(samples[i].facts, thinned(lexicon, i)) }
      : row,
  );
  const scores = [];
  for (let fold = 0; fold < foldCount; fold++) {
    const model = fitKinds(
      taught.filter((_, i) => folds[i] !== fold),
      kinds,
    );
    rows.forEach(
      ({ signals }, i) =>
        folds[i] === fold &&
        (scores[i] = probabilities(model, signals).map((p) => Math.log(Math.max(p, 1e-12)))),
    );
  }
  const temperature = fitTemperature(
    scores.map((row, i) => ({
      scores: row,
      right: kinds.flatMap((kind, c) => (isKind(samples[i], kind) ? [c] : [])),
    })),
  );
  const judged = (row, i) => {
    const powers = row.map((score) => Math.exp((score - Math.max(...row)) / temperature));
    const share = Math.max(...powers) / powers.reduce((sum, each) => sum + each, 0);
    const likeliest = kinds[row.indexOf(Math.max(...row))];
    const { kind, confidence } = settledKind(samples[i].facts, likeliest, share);
    return { kind: kind ?? likeliest, confidence, isSaid: kind !== null };
  };
  const model = fitKinds(taught, kinds);
  return {
    model,
    lexicon,
    lone: loneSignals(taught),
    temperature,
    held: scores.map(judged),
    fitted: rows.map(({ signals }, i) =>
      judged(
        probabilities(model, signals).map((p) => Math.log(Math.max(p, 1e-12))),
        i,
      ),
    ),
  };
}

export const isKind = ({ truth }, kind) => [truth.type, ...truth.alt_types].includes(kind);

function judgeTitles(samples, rules, { folds, foldCount, kinds }) {
  const groups = samples.map((sample, i) => titleGroup(sample, kinds[i], rules));
  const ranked = [];
  for (let fold = 0; fold < foldCount; fold++) {
    const weights = fitTitles(groups.filter((_, i) => folds[i] !== fold));
    groups.forEach((group, i) => folds[i] === fold && (ranked[i] = rankedBy(weights, group)));
  }
  const shown = ranked.map((row, i) => shownOf(row, samples[i].truth, rules));
  const odds = fitOdds(
    shown.map(({ share, hit }, i) => ({
      confidence: share,
      isRight: hit === 1,
      weight: samples[i].isDrawn ? 1 : REAL_ODDS,
    })),
  );
  const held = shown.map((title) => withConfidence(title, odds));
  const real = held
    .filter((_, i) => !samples[i].isDrawn)
    .map(({ confidence, hit }) => ({ confidence, isRight: hit === 1 }));
  return { model: fitTitles(groups), odds, held, sure: Math.min(1, thresholdFor(real, SURE)) };
}

function shownOf(ranked, truth, { shownTitle }) {
  const best = shownTitle(ranked);
  const text = best?.text.slice(0, 80) ?? '';
  return { text, hit: best ? titleHit(text, truth) : 0, share: best?.share ?? 0 };
}

function withConfidence({ text, hit, share }, odds) {
  const confidence = withOdds(odds, share);
  return confidence < LEAST_TITLE ? { text: '', hit: 0, confidence } : { text, hit, confidence };
}

function judgeOnAll(samples, rules, { fitted }, { model, odds }) {
  return samples.map((sample, i) =>
    withConfidence(
      shownOf(rankedBy(model, titleGroup(sample, fitted[i], rules)), sample.truth, rules),
      odds,
    ),
  );
}

function judgeTags(samples, rules, { folds, foldCount, kinds, titles }) {
  const rows = samples.map((sample, i) =>
    tagRows(sample, { judged: kinds[i], title: titles[i] }, rules),
  );
  // The tags that people would give a drawn page are not known.
  const taught = (keep) => rows.filter((_, i) => !samples[i].isDrawn && keep(i)).flat();
  const held = [];
  for (let fold = 0; fold < foldCount; fold++) {
    const weights = fitTags(taught((i) => folds[i] !== fold));
    rows.forEach((row, i) => folds[i] === fold && (held[i] = shownTags(weights, row, LEAST_TAG)));
  }
  const all = taught(() => true);
  return { model: fitTags(all), lone: loneSignals(all), held };
}

function tagsOnAll(samples, rules, { kinds, titles, model }) {
  return samples.map((sample, i) =>
    shownTags(model, tagRows(sample, { judged: kinds[i], title: titles[i] }, rules), LEAST_TAG),
  );
}
