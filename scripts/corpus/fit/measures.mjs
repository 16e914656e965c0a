const BINS = 10;

export const mean = (values) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** The distance between confidences and the share of right answers: `points` are `{ confidence, isRight }`. */
export function reliability(points) {
  /** @type {{ confidence: number, isRight: boolean }[][]} */
  const bins = Array.from({ length: BINS }, () => []);
  for (const point of points)
    bins[Math.min(BINS - 1, Math.floor(point.confidence * BINS))].push(point);
  const rows = bins.map((bin, i) => ({
    from: i / BINS,
    count: bin.length,
    confidence: mean(bin.map(({ confidence }) => confidence)),
    right: mean(bin.map(({ isRight }) => (isRight ? 1 : 0))),
  }));
  const error = rows.reduce(
    (sum, { count, confidence, right }) =>
      sum + (count / (points.length || 1)) * Math.abs(confidence - right),
    0,
  );
  return { error, rows: rows.filter(({ count }) => count > 0) };
}

/** A straight line between the log-odds of a score and those of being right. */
export function fitOdds(points, steps = 2000) {
  const odds = points.map(({ confidence }) => logOdds(confidence));
  const total = points.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let [slope, shift] = [1, 0];
  for (let step = 0; step < steps; step++) {
    let [ds, dt] = [0, 0];
    points.forEach(({ isRight, weight = 1 }, i) => {
      const push = weight * (1 / (1 + Math.exp(-(slope * odds[i] + shift))) - (isRight ? 1 : 0));
      ds += push * odds[i];
      dt += push;
    });
    slope -= (0.3 * ds) / total;
    shift -= (0.3 * dt) / total;
  }
  return { slope, shift };
}

export function logOdds(share) {
  const safe = Math.min(0.999, Math.max(0.001, share));
  return Math.log(safe / (1 - safe));
}
export const withOdds = ({ slope, shift }, share) =>
  1 / (1 + Math.exp(-(slope * logOdds(share) + shift)));

/** The middle 95 % of means of samples drawn with replacement. */
export function bootstrap(values, chance, rounds = 1000) {
  const means = Array.from({ length: rounds }, () =>
    mean(values.map(() => chance.one(values))),
  ).sort((a, b) => a - b);
  return [means[Math.floor(rounds * 0.025)], means[Math.floor(rounds * 0.975)]];
}

/** The least threshold from which on at least `precision` of what is shown is right; above 1 where there is none. */
export function thresholdFor(points, precision, leastCount = 10) {
  const sorted = [...points].sort((a, b) => b.confidence - a.confidence);
  let [best, right] = [1.01, 0];
  sorted.forEach(({ confidence, isRight }, i) => {
    if (isRight) right++;
    if (i + 1 >= leastCount && right / (i + 1) >= precision) best = confidence;
  });
  return best;
}
