import { dayNumber, isRealDay } from './calendar-day';
import type { DateContext, DateMatch } from './date-match';
import type { NumericOrder } from './numeric-order';
import { withYear } from './resolve-year';
import { allMatches } from '../page/all-matches';

/** Two numbers at the end of a line, perhaps with a speck behind them: `17.01`, `8.6.`, `6/8`. */
const SHORT =
  /(?<![\d.,:/-])(?:(\d\d)([./])(\d\d)\.?|(\d{1,2})(?:(\.)(\d{1,2})\.|(\/)(\d{1,2})))(?=[^\p{L}\d\n]{0,3}(?:\n|$))/gu;
const ENOUGH = 3;
const BASE = 0.7;

interface Short {
  from: number;
  to: number;
  a: number;
  b: number;
  separator: string;
  /** Two digits each. */
  isPadded: boolean;
}

/**
 * A list of messages shows its days as `17.01`, which alone could be an amount or a time. Three or more of them that all
 * can be days, go down or up the page in order and lie in the past are days.
 */
export function findShortLists({ rest, page }: DateContext): DateMatch[] {
  const found = allMatches(rest, SHORT).map(toShort);
  if (found.length < ENOUGH || new Set(found.map(({ separator }) => separator)).size > 1) return [];
  const lists = ordersOf(found, page).map((order) => found.map((short) => toMatch(short, order)));
  return lists.find((matches) => areDays(matches, page.imageDay)) ?? [];
}

/** `3/5`, `2/5`, `1/5` are steps of five, so that numbers of one digit are days only where the month comes first. */
function ordersOf(found: readonly Short[], { order }: DateContext['page']): NumericOrder[] {
  if (found[0]?.separator === '.') return ['day-first'];
  if (order) return [order];
  if (found.every(({ isPadded }) => isPadded)) return ['day-first', 'month-first'];
  return new Set(found.map(({ b }) => b)).size > 1 ? ['month-first'] : [];
}

function toMatch({ a, b, from, to }: Short, order: NumericOrder): DateMatch {
  const [month, day] = order === 'day-first' ? [b, a] : [a, b];
  return { written: { year: null, month, day, base: BASE }, rule: 'short_date', from, to };
}

function toShort(match: RegExpExecArray): Short {
  const [text, a1, dot1, b1, a2, dot2, b2, slash2, b3] = match;
  const [a, separator, b] = [a1 ?? a2 ?? '', dot1 ?? dot2 ?? slash2 ?? '', b1 ?? b2 ?? b3 ?? ''];
  const numbers = { a: Number(a), b: Number(b), separator };
  const isPadded = a.length === 2 && b.length === 2;
  return { from: match.index, to: match.index + text.length, ...numbers, isPadded };
}

/** Real days of the past, in order. */
function areDays(
  matches: readonly DateMatch[],
  imageDay: DateContext['page']['imageDay'],
): boolean {
  if (!matches.every(({ written }) => isRealDay({ ...written, year: 2000 }))) return false;
  const days = matches.map(({ written }) => dayNumber(withYear(written, imageDay, new Map()).day));
  const isPast = days.every((day) => day <= dayNumber(imageDay));
  const isDown = days.every((day, i) => i === 0 || day <= days[i - 1]!);
  const isUp = days.every((day, i) => i === 0 || day >= days[i - 1]!);
  return new Set(days).size > 1 && isPast && (isDown || isUp);
}
