import { addDays, dayNumber, isRealDay, weekdayOf, type CalendarDay } from './calendar-day';
import { monthPattern } from './date-words';

const ORDINAL_DAY = '(?<day>0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)\\b';
const PLAIN_DAY = '(?<day>0?[1-9]|[12]\\d|3[01])';
/** The month may stand behind a second day, `the 14th and 15th of March`, which was found and blanked before. */
const NO_MONTH = `(?! (?:and|or|to) \\W{3})(?![^\\n.;!?]{0,20}\\b(?:${monthPattern}|month|century|of)\\b)`;
const NO_LINE = '[^\\S\\n]{0,2}';
const STOP = `${NO_LINE}(?:[.,;:!?)]|$|\\n\\n)`;
const WORD =
  '(?:at|until|till|from|for|with|so|if|but|because|we|i|you|please|when|is|was|will|would|works?)';
const ENDS = `(?:${STOP}|${NO_LINE}\\n?(?<=\\s)${WORD}\\b)`;
/** `On the 2nd page`, `the 1st and 2nd floor`: behind a day, or a second one, the sentence ends or goes on. */
const GOES_ON = `(?=${ENDS}|${NO_LINE}(?:and|or|to) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b${ENDS})`;
/** `He sat 3rd from the left`, `Wed 4th Ave`, `Friday the 13th: Part III`: a day with its weekday ends or has a time. */
const STOPS = `(?=${NO_LINE}(?:[.,;!?)]|$|\\n)|${NO_LINE}(?:at|until|till|noon|\\d{1,2}[:.h]\\d\\d)\\b)`;

/** `on the 14th`, behind one of these words: a day whose month one knows. */
const onTheDay = (before: string): string =>
  `(?:${before}) the ${ORDINAL_DAY}${NO_MONTH}${GOES_ON}`;
export const ON_THE_DAY = onTheDay('on|by|until|till|before|from|since|due|for');
/** Behind a verb of the past; `postponed until the 28th` is ahead all the same. */
export const ON_A_PAST_DAY = onTheDay('on|before|from|since');
/** `am 14. um 9 Uhr`, `le 14 à 9h`, `el 14 a las 9`: other languages do the same where a time stands behind it. */
export const ON_A_DAY_AT = `(?:am|bis zum|le|el) ${PLAIN_DAY}\\.?(?= (?:um|a|a las?) \\d{1,2}(?:[:.h]\\d\\d|\\s?(?:uhr|h)\\b))`;
/** `Friday the 14th`, `Fri 14th`, `Freitag, den 14.`, `vendredi le 14`. */
export const dayBehind = (weekday: string): string =>
  `${weekday}\\.?,? (?:(?:the )?${ORDINAL_DAY}${STOPS}|(?:den|dem|le|el) (?<plain>0?[1-9]|[12]\\d|3[01])\\.?(?![\\d:/]|[.,]\\d))${NO_MONTH}`;

/** So many months on either side a day with its weekday is looked for. */
const REACH = 2;

/** How many days away the next day of this number is, or the last one; null where the next months have none. */
export function daysToNumber(day: number, today: CalendarDay, isPast: boolean): number | null {
  const ways = [0, 1, 2].map((months) => daysTo(day, today, isPast ? -months : months));
  return ways.find((days) => days !== null && (isPast ? days <= 0 : days >= 0)) ?? null;
}

/** How many days away the nearest day of this number is that falls on the weekday. */
export function daysToNamed(day: number, weekday: number, today: CalendarDay): number | null {
  const months = Array.from({ length: REACH * 2 + 1 }, (_, i) => i - REACH);
  const ways = months.flatMap((each) => daysTo(day, today, each) ?? []);
  const fitting = ways.filter((days) => weekdayOf(addDays(today, days)) === weekday);
  return fitting.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}

/** To the day of that number so many months on. */
function daysTo(day: number, { year, month, ...today }: CalendarDay, months: number) {
  const at = year * 12 + month - 1 + months;
  const there = { year: Math.floor(at / 12), month: (at % 12) + 1, day };
  return isRealDay(there) ? dayNumber(there) - dayNumber({ year, month, ...today }) : null;
}
