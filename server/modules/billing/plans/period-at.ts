export interface Period {
  start: Date;
  end: Date;
}

/**
 * The monthly period of a subscription that an operator gave and that no payment renews: calendar months from its
 * start, cut to the last day of a shorter month, so 31 January is followed by 28 February and 31 March.
 */
export function periodAt(start: Date, now: Date): Period {
  const years = now.getUTCFullYear() - start.getUTCFullYear();
  let months = Math.max(0, years * 12 + now.getUTCMonth() - start.getUTCMonth());
  if (months > 0 && addMonths(start, months) > now) months -= 1;
  return { start: addMonths(start, months), end: addMonths(start, months + 1) };
}

function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const last = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0));
  result.setUTCDate(Math.min(moment.getUTCDate(), last.getUTCDate()));
  return result;
}
