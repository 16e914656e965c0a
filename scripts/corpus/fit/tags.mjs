import { fitYesNo, scoreWith } from './linear-models.mjs';
import { withoutLone } from './lone-signals.mjs';

const PENALTY = 4e-3;

const normal = (text) => text.normalize('NFKC').toLowerCase();

/** The tags that people would accept for an image. */
export const acceptedTags = ({ type, alt_types: alternatives, tags }) =>
  new Set([type, ...alternatives, ...tags].map(normal));

/** Every tag that may be given to a page, with whether it is right. */
export function tagRows(sample, { judged, title }, { tagCandidates, tagSignals }) {
  const { facts, truth } = sample;
  const accepted = acceptedTags(truth);
  const context = {
    facts,
    kind: judged.isSaid ? judged.kind : null,
    kindConfidence: judged.confidence,
    title: title.text,
    titleConfidence: title.confidence,
  };
  const input = {
    facts,
    kind: judged.isSaid ? judged.kind : null,
    title: title.text,
    knownTags: [],
  };
  return tagCandidates(input).map((candidate) => ({
    tag: candidate.tag,
    rule: candidate.rule,
    signals: tagSignals(candidate, context),
    isRight: accepted.has(normal(candidate.tag)),
    weight: 1,
    image: sample.path,
  }));
}

export const fitTags = (rows, penalty = PENALTY) => fitYesNo(withoutLone(rows), { penalty });

/** The tags that the product would show: the surest, each at least as sure as `least` says for its place, and always the kind. */
export function shownTags(weights, rows, least) {
  return rows
    .map((row) => ({ ...row, confidence: 1 / (1 + Math.exp(-scoreWith(weights, row.signals))) }))
    .sort(
      (a, b) =>
        Number(b.rule === 'kind') - Number(a.rule === 'kind') || b.confidence - a.confidence,
    )
    .slice(0, least.length)
    .filter(({ rule, confidence }, i) => rule === 'kind' || confidence >= least[i]);
}
