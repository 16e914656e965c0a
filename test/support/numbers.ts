/** Lists of whole numbers from 0 up to each bound; identical in every run, so that failures are reproducible. */
export function numbers(count: number, bounds: number[]): number[][] {
  let seed = 20_261_121;
  const next = (bound: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * (bound + 1));
  };
  return Array.from({ length: count }, () => bounds.map(next));
}
