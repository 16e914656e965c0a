import { CALENDAR_NAMES } from './calendar-names';

const DAYS = Array.from({ length: 12 }, (_, i) => Date.UTC(2026, i, 9));
/** From a Sunday on. */
const WEEK = Array.from({ length: 7 }, (_, i) => Date.UTC(2026, 0, 4 + i));

function namesOf(
  code: string,
  days: readonly number[],
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' });
  return days
    .map((day) => format.formatToParts(day).find(({ type }) => type in options && type !== 'day'))
    .map((part) => part?.value.toLowerCase().replace(/^(?:de |d’)/, '') ?? '')
    .join(' ');
}

describe('names of the calendar', () => {
  it.each(Object.entries(CALENDAR_NAMES))('in %s are those that Intl has', (code, names) => {
    expect(namesOf(code, DAYS, { day: 'numeric', month: 'long' })).toBe(names.months);
    expect(namesOf(code, DAYS, { month: 'long' })).toBe(names.alone);
    expect(namesOf(code, WEEK, { weekday: 'long' })).toBe(names.weekdays);
  });

  it.each(Object.entries(CALENDAR_NAMES).filter(([, { short }]) => short !== ''))(
    'cut short in %s are those that Intl has',
    (code, { short }) => {
      const known = namesOf(code, DAYS, { day: 'numeric', month: 'short' });
      expect(known.replaceAll('.', '')).toBe(short);
    },
  );
});
