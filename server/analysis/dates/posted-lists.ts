import { dayNumber, type CalendarDay } from './calendar-day';

interface Listed {
  role: string;
  dayNumber: number;
  /** The beginning of its line. */
  line: number;
}

/** So many lines with a day of their own are a list of messages, files or bookings. */
const ENOUGH = 3;

/**
 * Are the days that no word explains those of a list of past things, line by line? A plan looks ahead and is none, and
 * neither is a month's calendar.
 */
export function isListOfPast(dates: readonly Listed[], today: CalendarDay): boolean {
  const unexplained = dates.filter(({ role }) => role === 'other');
  if (new Set(unexplained.map(({ line }) => line)).size < ENOUGH) return false;
  return unexplained.every((date) => date.dayNumber <= dayNumber(today));
}
