export interface Period {
  /** Unix seconds; the end is exclusive. */
  start: number;
  end: number;
}

export interface Proration {
  /** The credit for the old price: zero or below, in cents. */
  credit: number;
  /** The charge for the new price until the period ends, in cents. */
  charge: number;
}

/** The credit and the charge of a price change within a paid period, by the second, each rounded to a cent. */
export function prorate(period: Period, at: number, oldCents: number, newCents: number): Proration {
  const length = period.end - period.start;
  const left = Math.min(length, Math.max(0, period.end - at));
  const share = (cents: number) => Math.round((cents * left) / length);
  // Subtracted from zero, so that an empty credit is 0 and not -0.
  return { credit: 0 - share(oldCents), charge: share(newCents) };
}
