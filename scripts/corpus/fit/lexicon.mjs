import { LANGUAGES } from '../make/words.mjs';

const LABEL = 1.5;
const OTHER = 1;
const PRIOR = 0.05;
/** Less than this is chance. */
const LEAST = 0.4;

/** For each stem of the generator's words how much more often than by chance it stands on pages of each kind. */
export function lexiconOf({ kinds: order, stemsIn, foldText }) {
  const counts = new Map();
  const add = (texts, kind, amount) => {
    for (const stem of new Set(texts.flatMap((text) => stemsIn(foldText(text))))) {
      if (!counts.has(stem))
        counts.set(
          stem,
          order.map(() => 0),
        );
      counts.get(stem)[order.indexOf(kind)] += amount;
    }
  };
  for (const { kinds } of LANGUAGES) {
    for (const [kind, { titles, labels, items, tags }] of Object.entries(kinds)) {
      add(labels, kind, LABEL);
      add([...titles, ...items, ...tags], kind, OTHER);
      add([kind], kind, OTHER);
    }
  }
  return new Map([...counts].map(([stem, row]) => [stem, telling(row)]));
}

function telling(row) {
  const sum = row.reduce((all, each) => all + each, 0) + PRIOR * row.length;
  return row
    .map((count) => Math.log(((count + PRIOR) / sum) * row.length))
    .map((share) => (share < LEAST ? 0 : Math.round(share * 100) / 100));
}
