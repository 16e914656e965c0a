/** A signal of one image alone says nothing about another. */
const LEAST_IMAGES = 2;

/**
 * Leaves out the signals that stand on fewer than two images; both readings of an image are one.
 * @template {{ signals: Map<string, number>, image: string }} Row
 * @param {Row[]} rows
 * @returns {Row[]}
 */
export function withoutLone(rows) {
  const lone = loneSignals(rows);
  if (lone.size === 0) return rows;
  return rows.map((row) => ({
    ...row,
    signals: new Map([...row.signals].filter(([name]) => !lone.has(name))),
  }));
}

/** The names of the signals that stand on one image alone. */
export function loneSignals(rows) {
  const images = new Map();
  for (const { signals, image } of rows) {
    for (const name of signals.keys()) {
      if (!images.has(name)) images.set(name, new Set());
      images.get(name).add(image);
    }
  }
  return new Set([...images].filter(([, seen]) => seen.size < LEAST_IMAGES).map(([name]) => name));
}
