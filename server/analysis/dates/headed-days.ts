import { type Box, type OcrLine } from '../page/ocr-result';
import { type LineSpan } from '../page/text-spans';
import { isRealDay, weekdayOf, type CalendarDay } from './calendar-day';
import type { DateContext, DateMatch } from './date-match';
import {
  monthNumber,
  monthPattern,
  shortWeekdayPattern,
  weekdayNumber,
  weekdayPattern,
} from './date-words';
import { withYear } from './resolve-year';

const BASE = 0.65;
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])';
const WEEKDAY = `(?<weekday>${weekdayPattern}|${shortWeekdayPattern})[.,]?`;
const HEADING = new RegExp(
  `^\\W{0,3}(?<month>${monthPattern})\\.?(?: (?:de )?(?<year>(?:19|20)\\d\\d))?\\W{0,3}$`,
  'u',
);
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
  return [...rowsUnderMonths(context), ...leaves(context)];
}

/** `Sat 14` under `June 2025`, where the weekday belongs to that day of that month. */
function rowsUnderMonths({ spans, folded, rest, page }: DateContext): DateMatch[] {
  let heading: { month: number; year: number | null } | null = null;
  const found: DateMatch[] = [];
  for (const { from, to } of spans) {
    const month = HEADING.exec(folded.slice(from, to))?.groups;
    if (month)
      heading = { month: monthNumber(month.month ?? ''), year: Number(month.year) || null };
    if (!heading) continue;
    const row = ROW.map((pattern) => pattern.exec(rest.slice(from, to))).find(Boolean);
    if (!row) continue;
    const written = { ...heading, day: Number(row.groups?.day), base: BASE };
    const day = isRealDay({ ...written, year: 2000 })
      ? withYear(written, page.imageDay, new Map()).day
      : null;
    if (!day || weekdayOf(day) !== weekdayNumber(row.groups?.weekday)) continue;
    found.push(asMatch(day, from + row.index, from + row.index + row[0].length));
  }
  return found;
}

const asMatch = (day: CalendarDay, from: number, to: number): DateMatch => ({
  written: { ...day, base: BASE },
  rule: 'month_heading',
  from,
  to,
});

/** `JUN` over `14` in a box of its own, as a list of events shows its days. */
function leaves({ spans, rest, page }: DateContext): DateMatch[] {
  const textOf = ({ from, to }: LineSpan): string => rest.slice(from, to);
  const months = spans.filter((span) => MONTH_ALONE.test(textOf(span)));
  const numbers = months.length === 0 ? [] : spans.filter((span) => DAY_ALONE.test(textOf(span)));
  return months.flatMap((month) => {
    if (months.filter((other) => isBeside(month.line.box, other.line.box)).length >= AXIS)
      return [];
    const number = numbers.find(({ line }) => isStacked(month.line, line));
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
function isStacked({ box: month }: OcrLine, { box: number }: OcrLine): boolean {
  const apart = Math.abs(month.x + month.w / 2 - number.x - number.w / 2);
  const between = Math.max(number.y - month.y - month.h, month.y - number.y - number.h);
  return apart < Math.max(month.w, number.w) * 0.6 && between < Math.max(month.h, number.h) * REACH;
}
