import { fitRanking, scoreWith } from './linear-models.mjs';

/** Held closer to nothing, less is learnt; held less close, a few programs are fitted and no others. */
const PENALTY = 0.01;
/** Each real page is there twice, read by both engines and by one. */
const WEIGHT = { drawn: 1, real: 20 };
const LEAST_REWARD = 0.02;
const TEMPLATE_PRIOR = 2;

const normal = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−‐]/g, '-');

/** Share of the wanted words that a title has. */
export function titleHit(title, { title_keywords: keywords }) {
  if (keywords.length === 0) return 1;
  const text = normal(title);
  return keywords.filter((word) => text.includes(normal(word))).length / keywords.length;
}

/** The candidates of a page with what each is worth; the kind is the one that the page was judged to be. */
export function titleGroup(
  sample,
  judged,
  { titleCandidates, titleContext, titleSignals, wordsOf },
) {
  const { facts, truth, isDrawn } = sample;
  const context = titleContext(facts, judged.confidence);
  const candidates = titleCandidates({ facts, kind: judged.kind, dates: sample.dates }).map(
    (candidate) => {
      const hit = titleHit(candidate.text.slice(0, 80), truth);
      return {
        ...candidate,
        words: wordsOf(candidate.text),
        hit,
        reward: hit === 1 ? 1 : hit * 0.2,
        signals: titleSignals(candidate, context),
      };
    },
  );
  return {
    candidates,
    isTelling: truth.title_keywords.length > 0,
    weight: isDrawn ? WEIGHT.drawn : WEIGHT.real,
  };
}

/** Few pages show what a template is worth: it is believed in until they do. */
const priorOf = (name) => (name.startsWith('rule:') && name !== 'rule:line' ? TEMPLATE_PRIOR : 0);

/** A page on which no candidate is right teaches nothing. */
export function fitTitles(groups, penalty = PENALTY) {
  const telling = groups
    .filter(({ isTelling, candidates }) => isTelling && candidates.some(({ hit }) => hit === 1))
    .map((group) => ({
      ...group,
      candidates: group.candidates.map((each) => ({
        ...each,
        reward: Math.max(each.reward, LEAST_REWARD / 10),
      })),
    }));
  return fitRanking(telling, { penalty, priorOf });
}

/** Candidates with their shares of 1, best first; texts of the same words are one candidate, as in the product. */
export function rankedBy(weights, { candidates }, temperature = 1) {
  const scores = candidates.map(({ signals }) => scoreWith(weights, signals) / temperature);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, each) => all + each, 0);
  const merged = new Map();
  candidates.forEach((candidate, i) => {
    const known = merged.get(candidate.words);
    if (known) known.share += powers[i] / sum;
    else merged.set(candidate.words, { ...candidate, share: powers[i] / sum });
  });
  return [...merged.values()].sort((a, b) => b.share - a.share);
}
