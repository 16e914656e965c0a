import { type Box } from '../page/ocr-result';
import { cellSpans, type CellSpan } from './cell-spans';
import { isRealDay, weekdayOf, type CalendarDay } from './calendar-day';
import type { DateContext, DateMatch } from './date-match';
import {
  monthNumber,
  monthPattern,
  shortWeekdayPattern,
  weekdayNumber,
  weekdayPattern,
} from './date-words';
import { findGridDays } from './month-grid';
import { headingsOf, isShortTuesday, type MonthHeading } from './month-headings';
import { withYear } from './resolve-year';

const BASE = 0.65;
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])';
const WEEKDAY = `(?<weekday>${weekdayPattern}|${shortWeekdayPattern})[.,]?`;
const WEEKDAY_ALONE = new RegExp(`^\\W{0,2}${WEEKDAY}\\W{0,2}$`, 'u');
/** `Mar` is a Tuesday in an agenda of these languages, and March elsewhere. */
const TUESDAY_ALONE = /^\W{0,2}mar[.,]?\W{0,2}$/u;
const TUESDAY = 2;
const MONTH_ALONE = new RegExp(`^\\W{0,2}(?<month>${monthPattern})\\.?\\W{0,2}$`, 'u');
const DAY_ALONE = new RegExp(`^\\W{0,2}${DAY}\\.?\\W{0,2}$`, 'u');
/** Behind the number stands nothing that makes it a time, an amount or a temperature. */
const ROW = [
  new RegExp(
    `^[^\\p{L}\\d\\n]{0,3}${WEEKDAY} ${DAY}\\.?(?![\\d.,:/%°]|\\s?(?:°|%|[-–] ?\\d|:))`,
    'u',
  ),
  new RegExp(`^[^\\p{L}\\d\\n]{0,3}${DAY}\\.? ${WEEKDAY}(?![\\p{L}\\d])`, 'u'),
];
/** So many months side by side are the axis of a chart. */
const AXIS = 3;
/** The greatest distance of a number from the name of its month, in heights of the number. */
const REACH = 1.6;

/** Days whose month stands in a heading above them, or over or under them as on the leaf of a calendar. */
export function findHeadedDays(context: DateContext): DateMatch[] {
  const headings = headingsOf(context);
  const days =
    headings.length === 0
      ? []
      : [
          ...rowsUnderMonths(context, headings),
          ...stacksUnderMonths(context, headings),
          ...findGridDays(context, headings),
        ];
  return [...days, ...leaves(context).filter(({ from }) => !days.some((day) => day.from === from))];
}

/** The day of the last month in front, where it falls on the weekday that is written with it. */
function dayUnder(
  headings: readonly MonthHeading[],
  { from, day, weekday }: { from: number; day: number; weekday: number | null },
  { page }: DateContext,
): CalendarDay | null {
  const heading = headings.findLast(({ to }) => to < from);
  if (!heading || !isRealDay({ year: 2000, month: heading.month, day })) return null;
  const written = { year: heading.year, month: heading.month, day, base: BASE };
  const found = withYear(written, page.imageDay, new Map()).day;
  return weekdayOf(found) === weekday ? found : null;
}

/** `Sat 14` under `June 2025`. */
function rowsUnderMonths(context: DateContext, headings: readonly MonthHeading[]): DateMatch[] {
  return context.spans.flatMap(({ from, to }) => {
    const row = ROW.map((pattern) => pattern.exec(context.rest.slice(from, to))).find(Boolean);
    if (!row) return [];
    const weekday = weekdayNumber(row.groups?.weekday);
    const day = dayUnder(headings, { from, day: Number(row.groups?.day), weekday }, context);
    return day ? [asMatch(day, from + row.index, from + row.index + row[0].length)] : [];
  });
}

/** `Sat` over `14` under `June 2025`, as an agenda shows its days; a row of such days is a strip to choose from. */
function stacksUnderMonths(context: DateContext, headings: readonly MonthHeading[]): DateMatch[] {
  const textOf = ({ from, to }: CellSpan): string => context.rest.slice(from, to);
  const cells = firstCells(context);
  const isTuesday = (span: CellSpan): boolean =>
    isShortTuesday(context) && TUESDAY_ALONE.test(textOf(span));
  const names = cells.filter((span) => isTuesday(span) || WEEKDAY_ALONE.test(textOf(span)));
  const numbers = names.length === 0 ? [] : cells.filter((span) => DAY_ALONE.test(textOf(span)));
  return names.flatMap((name) => {
    if (isInRow(name, names)) return [];
    const number = numbers.find(({ box }) => isStacked(name.box, box));
    if (!number) return [];
    const weekday = isTuesday(name)
      ? TUESDAY
      : weekdayNumber(WEEKDAY_ALONE.exec(textOf(name))?.groups?.weekday);
    const day = Number(DAY_ALONE.exec(textOf(number))?.groups?.day);
    const found = dayUnder(headings, { from: number.from, day, weekday }, context);
    return found ? [asMatch(found, number.from, number.to)] : [];
  });
}

/** An event and its time, beside their day, may have been read as one line with it. */
const firstCells = ({ spans }: DateContext): CellSpan[] =>
  cellSpans(spans).filter(({ isFirst }) => isFirst);

const isInRow = ({ line }: CellSpan, all: readonly CellSpan[]): boolean =>
  all.filter((other) => isBeside(line.box, other.line.box)).length >= AXIS;

const asMatch = (day: CalendarDay, from: number, to: number): DateMatch => ({
  written: { ...day, base: BASE },
  rule: 'month_heading',
  from,
  to,
});

/** `JUN` over `14` in a box of its own, as a list of events shows its days. */
function leaves(context: DateContext): DateMatch[] {
  const { rest, page } = context;
  const textOf = ({ from, to }: CellSpan): string => rest.slice(from, to);
  const cells = firstCells(context);
  const months = cells.filter((span) => MONTH_ALONE.test(textOf(span)));
  const numbers = months.length === 0 ? [] : cells.filter((span) => DAY_ALONE.test(textOf(span)));
  return months.flatMap((month) => {
    if (isInRow(month, months)) return [];
    const number = numbers.find(({ box }) => isStacked(month.box, box));
    if (!number) return [];
    const name = MONTH_ALONE.exec(textOf(month))?.groups?.month ?? '';
    const day = Number(DAY_ALONE.exec(textOf(number))?.groups?.day);
    const written = { year: null, month: monthNumber(name), day, base: BASE };
    if (!isRealDay({ ...written, year: 2000 })) return [];
    return [asMatch(withYear(written, page.imageDay, new Map()).day, number.from, number.to)];
  });
}

/** On one row of the picture. */
const isBeside = (a: Box, b: Box): boolean => Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < a.h;

/** One centred over the other, close to it. */
function isStacked(month: Box, number: Box): boolean {
  const apart = Math.abs(month.x + month.w / 2 - number.x - number.w / 2);
  const between = Math.max(number.y - month.y - month.h, month.y - number.y - number.h);
  return apart < Math.max(month.w, number.w) * 0.6 && between < Math.max(month.h, number.h) * REACH;
}
