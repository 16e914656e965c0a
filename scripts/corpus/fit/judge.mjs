import { fitKinds, fitTemperature, kindRows, stepsOf, thinned } from './kinds.mjs';
import { lexiconOf } from './lexicon.mjs';
import { loneSignals } from './lone-signals.mjs';
import { fitOdds, thresholdFor, withOdds } from './measures.mjs';
import { foldsOf } from './samples.mjs';
import { probabilities } from './softmax-model.mjs';
import { fitTags, shownTags, tagRows } from './tags.mjs';
import { fitTitles, rankedBy, titleGroup, titleHit } from './titles.mjs';

/** Below this a page's kind is not said: a wrong one costs more trust than none. */
const LEAST_KIND = 0.17;
const LEAST_TITLE = 0.12;
/** Each further tag of an image has to be surer than the ones before it. */
const LEAST_TAGS = [0.45, 0.45, 0.45, 0.5, 0.75, 0.8];
const SURE = 0.95;
/** Weights that are held close to nothing leave the likeliest text a smaller share. */
const JOINED_BELOW = 0.9;
/** Of the first one's share. */
const LEAST_SECOND = 0.05;
/** There are fewer real pages, and they are what counts. */
const REAL_ODDS = 3;

/**
 * Kinds, then titles with those kinds, then tags with both: in folds for the figures, and on everything to ship. Of
 * the parts that are kept (titles, tags) the weights stay those in use.
 */
export function judgeTogether(samples, rules, { foldCount, kept }) {
  // The rules read these from the weights that are about to be replaced.
  Object.assign(rules.SETTINGS, {
    leastKindConfidence: LEAST_KIND,
    joinedTitleBelow: JOINED_BELOW,
    leastSecondTitle: LEAST_SECOND,
  });
  const folds = foldsOf(samples, foldCount);
  const kinds = judgeKinds(samples, rules, folds, foldCount);
  const fit = kept.includes('titles') ? () => rules.TITLE_MODEL : fitTitles;
  const titles = judgeTitles(samples, rules, { folds, foldCount, kinds: kinds.held, fit });
  const tags = judgeTags(samples, rules, {
    folds,
    foldCount,
    kinds: kinds.held,
    titles: titles.held,
    fit: kept.includes('tags') ? () => rules.TAG_MODEL : fitTags,
  });
  const known = { kinds: kinds.fitted, titles: judgeOnAll(samples, rules, kinds, titles) };
  return {
    models: {
      kinds: kinds.model,
      lexicon: kinds.lexicon,
      steps: kinds.steps,
      titles: titles.model,
      tags: tags.model,
    },
    held: { kinds: kinds.held, titles: titles.held, tags: tags.held },
    lone: { kinds: kinds.lone, tags: tags.lone },
    fitted: { ...known, tags: tagsOnAll(samples, rules, { ...known, model: tags.model }) },
    settings: {
      kindTemperature: kinds.temperature,
      leastKindConfidence: LEAST_KIND,
      titleOddsSlope: titles.odds.slope,
      titleOddsShift: titles.odds.shift,
      joinedTitleBelow: JOINED_BELOW,
      leastSecondTitle: LEAST_SECOND,
      leastTitleConfidence: LEAST_TITLE,
      sureTitleConfidence: titles.sure,
      standingOutTitle: titles.standingOut,
      leastTagConfidences: LEAST_TAGS,
    },
  };
}

function judgeKinds(samples, rules, folds, foldCount) {
  const { kinds, kindSignals, settledKind, withSteps } = rules;
  const lexicon = lexiconOf(rules);
  const steps = stepsOf(samples, (facts) => kindSignals(facts, lexicon));
  const signalsOf = (facts, words) => withSteps(kindSignals(facts, words), steps);
  const rows = kindRows(samples, kinds, (facts) => signalsOf(facts, lexicon));
  const taught = rows.map((row, i) =>
    samples[i].isDrawn
      ? { ...row, signals: signalsOf(samples[i].facts, thinned(lexicon, i)) }
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
    steps,
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

function judgeTitles(samples, rules, { folds, foldCount, kinds, fit }) {
  const groups = samples.map((sample, i) => titleGroup(sample, kinds[i], rules));
  const shown = [];
  for (let fold = 0; fold < foldCount; fold++) {
    const weights = fit(groups.filter((_, i) => folds[i] !== fold));
    samples.forEach((sample, i) => {
      if (folds[i] === fold)
        shown[i] = shownOf(sample, rules, kinds[i], rankedBy(weights, groups[i]));
    });
  }
  const odds = fitOdds(
    shown.flatMap(({ share, hit }, i) => {
      const weight = samples[i].isDrawn ? 1 : REAL_ODDS;
      return share === null ? [] : [{ confidence: share, isRight: hit === 1, weight }];
    }),
  );
  const standingOut = shareStandingOut(shown.filter((_, i) => !samples[i].isDrawn));
  const held = shown.map((title) => withConfidence(title, odds, standingOut));
  const real = held
    .filter((_, i) => !samples[i].isDrawn)
    .map(({ confidence, hit }) => ({ confidence, isRight: hit === 1 }));
  // The class that rules tell is what is shown as sure, where so many of it are right.
  const sure = standingOut >= SURE ? standingOut : Math.min(1, thresholdFor(real, SURE));
  return { model: fit(groups), odds, standingOut, held, sure };
}

/** How many of the titles that stand out are right, counted as if one more were right and one more wrong. */
function shareStandingOut(shown) {
  const outstanding = shown.filter(({ standsOut }) => standsOut);
  const right = outstanding.filter(({ hit }) => hit === 1).length;
  return (right + 1) / (outstanding.length + 2);
}

/** The title that the product makes of a ranking. */
function shownOf({ facts, truth, dates }, { titleToShow, standsOut }, judged, ranked) {
  const { kind, confidence: kindConfidence } = judged;
  const about = { facts, kind, kindConfidence, dates, fileName: '', imageDate: truth.image_date };
  const shown = titleToShow(about, () => ranked) ?? { text: '', share: 0 };
  const { text, share } = shown;
  return { text, hit: titleHit(text, truth), share, standsOut: standsOut(shown, facts, kind) };
}

/** As the product has it for what a rule alone decides. */
const DECIDED = 0.8;

function withConfidence({ text, hit, share, standsOut }, odds, standingOut) {
  const own = share === null ? DECIDED : withOdds(odds, share);
  const confidence = standsOut ? Math.max(own, standingOut) : own;
  return confidence < LEAST_TITLE ? { text: '', hit: 0, confidence } : { text, hit, confidence };
}

function judgeOnAll(samples, rules, { fitted }, { model, odds, standingOut }) {
  return samples.map((sample, i) => {
    const ranked = rankedBy(model, titleGroup(sample, fitted[i], rules));
    return withConfidence(shownOf(sample, rules, fitted[i], ranked), odds, standingOut);
  });
}

function judgeTags(samples, rules, { folds, foldCount, kinds, titles, fit }) {
  const rows = samples.map((sample, i) =>
    tagRows(sample, { judged: kinds[i], title: titles[i] }, rules),
  );
  // The tags that people would give a drawn page are not known.
  const taught = (keep) => rows.filter((_, i) => !samples[i].isDrawn && keep(i)).flat();
  const held = [];
  for (let fold = 0; fold < foldCount; fold++) {
    const weights = fit(taught((i) => folds[i] !== fold));
    rows.forEach((row, i) => folds[i] === fold && (held[i] = shownTags(weights, row, LEAST_TAGS)));
  }
  const all = taught(() => true);
  return { model: fit(all), lone: loneSignals(all), held };
}

function tagsOnAll(samples, rules, { kinds, titles, model }) {
  return samples.map((sample, i) =>
    shownTags(model, tagRows(sample, { judged: kinds[i], title: titles[i] }, rules), LEAST_TAGS),
  );
}
