/**
 * The instant a number of months after an anchor, in unix seconds and UTC: the same day and time of day, cut to the
 * last day of shorter months. Always counted from the anchor, so that 31 January, 28 February, 31 March follow.
 */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const days = daysInMonth(new Date(first));
  const day = Math.min(from.getUTCDate(), days);
  return first / 1000 + (day - 1) * DAY + (anchor - startOfDay(anchor));
}

/** The end of the period that contains an instant: the first boundary after it. */
export function periodEndAfter(anchor: number, instant: number, months: number): number {
  let count = Math.max(1, Math.floor(monthsBetween(anchor, instant) / months));
  while (addMonths(anchor, count * months) <= instant) count += 1;
  return addMonths(anchor, count * months);
}

export const DAY = 86_400;

function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from * 1000), new Date(to * 1000)];
  const years = b.getUTCFullYear() - a.getUTCFullYear();
  // One less than the calendar difference, because the day of the month may not be reached yet.
  return years * 12 + b.getUTCMonth() - a.getUTCMonth() - 1;
}

function daysInMonth(first: Date): number {
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
}

function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY;
}
