// Lists the errors in the images that were read worst.

/** Words in the form in which they are compared: case, types of quotation marks and outer punctuation are ignored. */
const wordsOf = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—−‐]/g, '-')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu, ''))
    .filter(Boolean);

/** Words that the first list has more often than the second. */
function without(words, others) {
  const left = new Map();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}

const LEAST_CONFIDENCE = 0.5;

function datesOf(truth, result) {
  if (truth.soft) return { missed: [], wrong: [] };
  const found = result.dates
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .map(({ extracted_date: day }) => day);
  const allowed = [...(truth.dates ?? []), ...(truth.soft_dates ?? [])];
  return {
    missed: (truth.dates ?? []).filter((day) => !found.includes(day)),
    wrong: found.filter((day) => !allowed.includes(day)),
  };
}

/** All errors of one image; images are sorted by `badness`. */
export function faultsOf(truth, result) {
  const [want, got] = [wordsOf((truth.lines ?? []).join(' ')), wordsOf(result.text)];
  const [missed, invented] = [without(want, got), without(got, want)];
  const dates = datesOf(truth, result);
  const kinds = [truth.type, ...(truth.alt_types ?? [])].filter(Boolean);
  const isKindWrong = kinds.length > 0 && !kinds.includes(result.type);
  const title = result.title.normalize('NFKC').toLowerCase();
  const keywords = (truth.title_keywords ?? []).filter(
    (word) => !title.includes(word.normalize('NFKC').toLowerCase()),
  );
  const accepted = [...kinds, ...(truth.tags ?? [])].map((tag) => tag.toLowerCase());
  const tags = result.tags.filter((tag) => !accepted.includes(tag));
  const shares = [
    (missed.length + invented.length) / (want.length + got.length || 1),
    dates.missed.length + dates.wrong.length,
    isKindWrong ? 1 : 0,
    keywords.length / (truth.title_keywords?.length || 1),
    tags.length / (result.tags.length || 1) / 2,
  ];
  const faults = [
    ['words missed', missed],
    ['words invented', invented],
    ['dates missed', dates.missed],
    ['dates wrong', dates.wrong],
    ['type wrong', isKindWrong ? [`${result.type} for ${kinds.join(' or ')}`] : []],
    ['title lacks', keywords.length > 0 ? [`${keywords.join(' ')} (${result.title})`] : []],
    ['tags wrong', tags],
  ].filter(([, list]) => list.length > 0);
  return { file: truth.file, badness: shares.reduce((sum, share) => sum + share, 0), faults };
}

const MOST_SHOWN = 25;

/** The worst images first, with their errors; images without an error are left out. */
export function worstOf(truths, results, count) {
  const byFile = new Map(results.map((result) => [result.file, result]));
  return truths
    .map((truth) => faultsOf(truth, byFile.get(truth.file)))
    .filter(({ faults }) => faults.length > 0)
    .sort((a, b) => b.badness - a.badness)
    .slice(0, count);
}

export function printWorst(worst) {
  for (const { file, badness, faults } of worst) {
    console.log(`\n${file}  ${badness.toFixed(2)}`);
    for (const [name, list] of faults) {
      const more = list.length > MOST_SHOWN ? ` … ${list.length - MOST_SHOWN} more` : '';
      console.log(`  ${name.padEnd(15)} ${list.slice(0, MOST_SHOWN).join(' ')}${more}`);
    }
  }
}
