import { dayNumber, isRealDay } from './calendar-day';
import type { DateContext, DateMatch } from './date-match';
import { withYear } from './resolve-year';

/** Two numbers at the end of a line, perhaps with a speck behind them: `17.01`. */
const SHORT = /(?<![\d.,:/-])(\d\d)([./])(\d\d)\.?(?=[^\p{L}\n]{0,3}(?:\n|$))/gu;
const ENOUGH = 3;
const BASE = 0.7;

interface Short {
  from: number;
  to: number;
  a: number;
  b: number;
  separator: string;
}

/**
 * A list of messages shows its days as `17.01`, which alone could be an amount or a time. Three or more of them that all
 * can be days, go down or up the page in order and lie in the past are days.
 */
export function findShortLists({ rest, page }: DateContext): DateMatch[] {
  const found = [...rest.matchAll(SHORT)].map(toShort);
  if (found.length < ENOUGH || new Set(found.map(({ separator }) => separator)).size > 1) return [];
  const isDayFirst = found[0]!.separator === '.' || page.order !== 'month-first';
  const matches = found.map(({ a, b, from, to }): DateMatch => {
    const written = { year: null, month: isDayFirst ? b : a, day: isDayFirst ? a : b, base: BASE };
    return { written, rule: 'short_date', from, to };
  });
  const areReal = matches.every(({ written }) => isRealDay({ ...written, year: 2000 }));
  return areReal && areInOrder(matches, page.imageDay) ? matches : [];
}

function toShort({ index, 0: text, 1: a, 2: separator = '', 3: b }: RegExpExecArray): Short {
  return { from: index, to: index + text.length, a: Number(a), b: Number(b), separator };
}

function areInOrder(
  matches: readonly DateMatch[],
  imageDay: DateContext['page']['imageDay'],
): boolean {
  const days = matches.map(({ written }) => dayNumber(withYear(written, imageDay, new Map()).day));
  const isPast = days.every((day) => day <= dayNumber(imageDay));
  const isDown = days.every((day, i) => i === 0 || day <= days[i - 1]!);
  const isUp = days.every((day, i) => i === 0 || day >= days[i - 1]!);
  return new Set(days).size > 1 && isPast && (isDown || isUp);
}
