export interface Period {
  /** Unix seconds; the end is outside. */
  start: number;
  end: number;
}

export interface Proration {
  /** What is given back for the old price: zero or below, in cents. */
  credit: number;
  /** What the new price costs until the period ends, in cents. */
  charge: number;
}

/** The two sides of a change of price within a paid period, by the second, each rounded to the cent by itself. */
export function prorate(period: Period, at: number, oldCents: number, newCents: number): Proration {
  const length = period.end - period.start;
  const left = Math.min(length, Math.max(0, period.end - at));
  const share = (cents: number) => Math.round((cents * left) / length);
  // Subtracted from zero, so that nothing to give back is 0 and not -0.
  return { credit: 0 - share(oldCents), charge: share(newCents) };
}
