import { AppError } from '../../../common/app-error';
import { Day } from '../../../contract/primitives';

/** Inclusive days; null where the range is open. */
export interface Days {
  from: string | null;
  to: string | null;
}

const SPAN = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const EXAMPLES = 'a day such as 2026-11-20, a month such as 2026-11 or a year';

/** A day, a month, a year, or a range of them with two dots. Throws 422 for anything else. */
export function daysOf(operator: string, value: string): Days {
  const [first = '', last, ...rest] = value.split('..');
  const isRange = last !== undefined;
  const days = isRange
    ? { from: first === '' ? null : firstDay(first), to: last === '' ? null : lastDay(last) }
    : { from: firstDay(first), to: lastDay(first) };
  const isWhole = [days.from, days.to].every((day) => day !== undefined);
  const isOpen = days.from === null && days.to === null;
  if (!isWhole || isOpen || rest.length > 0) {
    throw invalid(`${operator}: takes ${EXAMPLES}, or a range such as 2026-10-01..2026-11-15.`);
  }
  return { from: days.from ?? null, to: days.to ?? null };
}

/** The days before a day, a month or a year. Throws 422 for anything else. */
export function daysBefore(value: string): Days {
  const first = firstDay(value);
  if (first === undefined) throw invalid(`before: takes ${EXAMPLES}.`);
  return { from: null, to: neighbour(first, -1) };
}

/** The days after a day, a month or a year. Throws 422 for anything else. */
export function daysAfter(value: string): Days {
  const last = lastDay(value);
  if (last === undefined) throw invalid(`after: takes ${EXAMPLES}.`);
  return { from: neighbour(last, 1), to: null };
}

const invalid = (sentence: string) => new AppError('invalid_input', sentence);

function firstDay(value: string): string | undefined {
  const [, year, month = '01', day = '01'] = SPAN.exec(value) ?? [];
  const text = `${year}-${month}-${day}`;
  return year !== undefined && Day.safeParse(text).success ? text : undefined;
}

function lastDay(value: string): string | undefined {
  const first = firstDay(value);
  if (first === undefined) return undefined;
  const last = new Date(`${first}T00:00:00Z`);
  if (value.length === 4) last.setUTCMonth(12, 0);
  if (value.length === 7) last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.toISOString().slice(0, 10);
}

/** There is no day before the first and none after the last possible one. */
function neighbour(day: string, by: 1 | -1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  const next = moment.toISOString().slice(0, 10);
  if (Day.safeParse(next).success) return next;
  return by > 0 ? 'infinity' : '-infinity';
}
