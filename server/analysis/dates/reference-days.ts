import { linesAt } from '../page/text-spans';
import { dayNumber, type CalendarDay } from './calendar-day';
import { hasTime } from './clock-times';
import type { DateContext, DateMatch } from './date-match';
import { isHead } from './date-roles';
import { knownYears, withYear } from './resolve-year';

/** From which day a page speaks, as far as it says so itself. */
export interface ReferenceDays {
  /** For days without a year. */
  near: CalendarDay;
  /** For `tomorrow` on a line of its own: the day of the status bar or the picture. */
  today: CalendarDay;
  /** For `tomorrow` in a sentence: the last separator or head of a message in front of it. */
  todayAt: (from: number) => CalendarDay;
  /** Every full date of the page lies far from the day of the picture, so that one says nothing. */
  isForeign: boolean;
}

const FAR_DAYS = 400;
/** `ls -l` writes the year of old files only, so that its other days are near. */
const LISTED_BY_SHELL = /(?:^|\n)[dlcbps-](?:[r-][w-][xst-]){3}/;

/** Days that the image itself states come first, then the day of the picture. */
export function referenceDays(
  matches: readonly DateMatch[],
  monthShown: CalendarDay | null,
  context: DateContext,
): ReferenceDays {
  const { imageDay } = context.page;
  const years = knownYears(matches);
  const full = matches.filter(({ written }) => written.year !== null && written.base > 0.7);
  const fullDays = full.map(({ written }) => written as CalendarDay);
  const isNear = (day: CalendarDay) => Math.abs(dayNumber(day) - dayNumber(imageDay)) <= FAR_DAYS;
  const isForeign =
    fullDays.length > 0 && !fullDays.some(isNear) && !LISTED_BY_SHELL.test(context.folded);
  const near = monthShown ?? (isForeign ? lastOf(fullDays) : imageDay);
  const dayOf = ({ written }: DateMatch) => withYear(written, near, years).day;
  const status = matches.find((match) => isStatusBar(match, context));
  const today = status ? dayOf(status) : imageDay;
  const latest = dayNumber(today);
  const anchors = matches.filter((match) => {
    return isAnchor(match, context) && (isForeign || dayNumber(dayOf(match)) <= latest);
  });
  return { near, today, isForeign, todayAt: lookBack(anchors, dayOf, today) };
}

const lastOf = (days: readonly CalendarDay[]): CalendarDay =>
  days.reduce((last, day) => (dayNumber(day) > dayNumber(last) ? day : last));

/** The last anchor in front of a place; asked in the order of the text, so that the page is walked through once. */
function lookBack(
  anchors: readonly DateMatch[],
  dayOf: (match: DateMatch) => CalendarDay,
  today: CalendarDay,
): (from: number) => CalendarDay {
  let next = 0;
  let day = today;
  let last = -1;
  return (from) => {
    if (from < last) [next, day] = [0, today];
    last = from;
    while (next < anchors.length && anchors[next]!.from < from) day = dayOf(anchors[next++]!);
    return day;
  };
}

/** The first line with a clock in front of the day: `9:41 Mon 3 June`. */
function isStatusBar({ from, to }: DateMatch, { input, folded }: DateContext): boolean {
  const lineEnd = input.text.indexOf('\n');
  if (lineEnd >= 0 && to > lineEnd) return false;
  return /^\W*\d{1,2}[:.]\d\d(?: ?[ap]m)?\W*$/.test(folded.slice(0, from));
}

/**
 * A separator of a chat or a day's heading stands alone on its line, and the head of a mail says `Date:`. A line that
 * ends with a full stop is the end of a sentence.
 */
function isAnchor(match: DateMatch, { spans, folded }: DateContext): boolean {
  if (match.edge) return false;
  if (isHead(folded, match.from)) return true;
  return (
    isAlone(match, { spans, folded }) &&
    !/^[^\n]{0,20}[.!?](?:\n|$)/.test(folded.slice(match.to, match.to + 24))
  );
}

/** Whether its line holds only the date, perhaps with a time. */
export function isAlone(
  match: Pick<DateMatch, 'from' | 'to'>,
  { spans, folded }: Pick<DateContext, 'spans' | 'folded'>,
): boolean {
  const own = linesAt(spans, match);
  if (own.length !== 1) return false;
  const { from, to } = own[0]!;
  const others = `${folded.slice(from, match.from)} ${folded.slice(match.to, to)}`;
  if (others.length > 24) return false;
  return !/\p{L}{2}/u.test(
    hasTime(others) ? others.replace(/\b(?:at|um|uhr|am|pm|a las)\b/g, '') : others,
  );
}

/** Signs between the facts of one line, `Updated May 20 · Released Mar 4, 2021`. */
const DIVIDED = /^[^\n]{0,60}[·•|][^\n]{0,60}$/;
const MOST_BETWEEN = 60;
/** Other days of a line belong together: `Check-in: Mar 3 | Check-out: Mar 5, 2021` are of one year. */
const UPDATED =
  /(?:updated|edited|modified|aktualisiert|geandert|bearbeitet|mis a jour|modifie|actualizado|editado|modificado)(?: (?:on|am|le|el))?:?\s{0,2}$/;
const MOST_BEFORE = 24;

/**
 * Where a line gives the year of one day and leaves out that of the day on which something was changed, it leaves out the
 * present one: the matches of which that is true. They are in the order of the text.
 */
export function withoutPresentYear(
  matches: readonly DateMatch[],
  { folded }: Pick<DateContext, 'folded'>,
): ReadonlySet<DateMatch> {
  const isBeside = (first: DateMatch | undefined, second: DateMatch | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    second.from - first.to < MOST_BETWEEN &&
    DIVIDED.test(folded.slice(first.to, second.from));
  const isFull = (match: DateMatch | undefined): boolean => (match?.written.year ?? null) !== null;
  return new Set(
    matches.filter((match, i) => {
      if (
        isFull(match) ||
        !UPDATED.test(folded.slice(Math.max(0, match.from - MOST_BEFORE), match.from))
      )
        return false;
      const [before, after] = [matches[i - 1], matches[i + 1]];
      return (
        (isFull(before) && isBeside(before, match)) || (isFull(after) && isBeside(match, after))
      );
    }),
  );
}
