/** The least total of each shade of a day; the first shade is none. */
const LEAST = [0, 1, 3, 6, 11] as const;

/** The shade of a day by its total, from 0 to 4. */
export const heatOf = (total: number): number =>
  Math.max(0, LEAST.filter((least) => total >= least).length - 1);

/** The totals of each shade; `most` is null for the last one, which has no end. */
export const HEATS = LEAST.map((least, heat) => {
  const next = LEAST[heat + 1];
  return { least, most: next === undefined ? null : next - 1 };
});
