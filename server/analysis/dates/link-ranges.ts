import { dayNumber, type CalendarDay } from './calendar-day';
import type { DateMatch } from './date-match';

/** The only text allowed between the two ends of a range, apart from times beside the days. A line break may follow. */
const CONNECTOR =
  /^[ ,.()|]{0,4}(?:-|–|—|to|till|until|through|thru|bis|au|al|a|hasta(?: el)?)(?: zum| den| dem| le| el| the)?[\s,.()|]{0,4}$/;
const TIME = /(?:\bat |\bum |\ba las |à )?\b\d{1,2}[:.h]\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?(?: uhr)?/g;
const MOST_BETWEEN = 40;
const MOST_DAYS = 400;

/**
 * Joins two dates with `to` or a dash between them, `March 18 to March 25, 2025`, and gives both one year. Matches come
 * in the order of the text.
 */
export function linkRanges(matches: readonly DateMatch[], folded: string): void {
  for (let i = 0; i + 1 < matches.length; i++) {
    const [first, last] = [matches[i]!, matches[i + 1]!];
    if (first.edge || last.edge || !isBetween(folded, first.to, last.from)) continue;
    shareYear(first, last);
    if (!isRange(first, last)) continue;
    first.end = last;
    first.edge = 'starts';
    last.edge = 'ends';
  }
}

function isBetween(folded: string, from: number, to: number): boolean {
  if (to <= from || to - from > MOST_BETWEEN) return false;
  return CONNECTOR.test(folded.slice(from, to).replace(TIME, ''));
}

const order = ({ written: { month, day } }: DateMatch): number => month * 31 + day;

/** One year for both: over New Year the first day is in the year before. */
function shareYear(first: DateMatch, last: DateMatch): void {
  const overNewYear = order(first) > order(last) ? 1 : 0;
  if (first.written.year === null && last.written.year !== null) {
    const year = last.written.year - overNewYear;
    first.written = { ...first.written, year, base: last.written.base };
  } else if (last.written.year === null && first.written.year !== null) {
    const year = first.written.year + overNewYear;
    last.written = { ...last.written, year, base: first.written.base };
  }
}

function isRange(first: DateMatch, last: DateMatch): boolean {
  const [from, to] = [first.written, last.written];
  if (from.year === null || to.year === null) return from.year === to.year;
  const days = dayNumber(to as CalendarDay) - dayNumber(from as CalendarDay);
  return days >= 0 && days <= MOST_DAYS;
}
