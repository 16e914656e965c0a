import { monthPattern, shortWeekdayPattern, weekdayPattern } from '../dates/date-words';
import { type PageFacts } from '../page/page-facts';

const LEAST_ROWS = 3;
const WEEKDAY = `(?:(?:${weekdayPattern}|${shortWeekdayPattern})[.,]? )?`;
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.)?';
const NUMERIC = '\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}';
/** Its number and its flags may stand in front of the day; folded. */
const DATED = new RegExp(
  `^\\W{0,2}(?:\\d{1,3}[.)]? )?(?:[a-z!+*>] ){0,2}${WEEKDAY}(?:${monthPattern}\\.? ${DAY}|${DAY} ${monthPattern}|${NUMERIC})(?![\\p{L}\\d])`,
  'u',
);

/**
 * The lines that begin with a day, where several do: rows of a list of mails or news, or the days of an agenda. A
 * telephone's agenda is called by its first day.
 */
export function datedRows({ foldedLines, isPhone }: PageFacts): ReadonlySet<number> {
  if (isPhone) return new Set();
  const rows = foldedLines.flatMap((line, i) => (DATED.test(line) ? [i] : []));
  return new Set(rows.length >= LEAST_ROWS ? rows : []);
}
