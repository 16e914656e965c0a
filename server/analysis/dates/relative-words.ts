import { SHOWN_DATE_CONFIDENCE } from '../../contract/limits';
import { weekdayOf, type CalendarDay } from './calendar-day';
import { longWeekdayPattern, weekdayNumber, weekdayPattern } from './date-words';
import {
  dayBehind,
  daysToNamed,
  daysToNumber,
  ON_A_DAY_AT,
  ON_A_PAST_DAY,
  ON_THE_DAY,
} from './day-of-month';

/** A day that counts from another: so many days on, or the next or last of a weekday. */
export interface RelativeDay {
  days: number;
  /** The confidence in these words, before the quality of the reading: 0 to 1. */
  base: number;
}

type Groups = Record<string, string | undefined>;

export interface RelativeRule {
  pattern: RegExp;
  /** Null where the words say no day; `from` is the day counted from. */
  read: (groups: Groups, from: CalendarDay) => RelativeDay | null;
  /** A word such as `Today`, which is as often the label of a button. */
  isLabel: boolean;
}

const SURE = 0.6;
const LIKELY = 0.55;
const NAMED = 0.7;
/** Below what calendars show; `find-relative.ts` uses it too. */
export const DOUBTFUL = SHOWN_DATE_CONFIDENCE - 0.05;

const SPACE = '(?:[^\\S\\n]{1,3}|[^\\S\\n]{0,2}\\n[^\\S\\n]{0,2})';

const COUNT_WORDS: readonly string[] = [
  'a an one ein eine einem einer un une una',
  'two zwei deux dos',
  'three drei trois tres',
  'four vier quatre cuatro',
  'five funf cinq cinco',
  'six sechs six seis',
  'seven sieben sept siete',
  'eight acht huit ocho',
  'nine neun neuf nueve',
  'ten zehn dix diez',
];
const countWords = new Map(
  COUNT_WORDS.flatMap((row, i) => row.split(' ').map((word) => [word, i + 1] as const)),
);
const COUNT = `(?<count>\\d{1,3}|${[...countWords.keys()].join('|')})`;
const UNITS: readonly (readonly [string, number, number])[] = [
  ['days?|tage?n?|jours?|dias?|giorni|dni', 1, SURE],
  ['weeks?|wochen?|semaines?|semanas?', 7, DOUBTFUL + 0.07],
  ['months?|monate?n?|mois|mes(?:es)?', 30, DOUBTFUL - 0.05],
];
const UNIT = `(?<unit>${UNITS.map(([names]) => names).join('|')})\\b`;

function counted(groups: Groups, sign: 1 | -1): RelativeDay | null {
  const count = countWords.get(groups.count ?? '') ?? Number(groups.count);
  const unit = UNITS.find(([names]) => new RegExp(`^(?:${names})$`).test(groups.unit ?? ''));
  if (!unit || !Number.isInteger(count)) return null;
  const [, days, base] = unit;
  // `90 days ago` is often a span that was chosen in a list, and weeks and months are rounded.
  const isRound = count > 31 || (days > 1 && sign < 0);
  return { days: sign * count * days, base: isRound ? DOUBTFUL : base };
}

/** `The last Monday of the month` is a rule and no day. */
const WEEKDAY = `(?<weekday>${longWeekdayPattern})\\b(?!${SPACE}(?:of|or|and|des|du mois|del mes|oder|und|ou|et)\\b)`;
const THE = '(?:(?:the|den|dem|der|le|la|el|am|on)\\s)?';

/** The next day of this name; today's own name means the one in a week unless `orToday`. */
function ahead(name: string | undefined, day: CalendarDay, orToday = false): number {
  const from = weekdayOf(day);
  const days = ((((weekdayNumber(name) ?? from) - from) % 7) + 7) % 7;
  return days === 0 && !orToday ? 7 : days;
}

function behind(name: string | undefined, day: CalendarDay): number {
  const from = weekdayOf(day);
  const days = (((from - (weekdayNumber(name) ?? from)) % 7) + 7) % 7;
  return -(days === 0 ? 7 : days);
}

/** A verb of the past in the same sentence; `is moved` and `need` are none. */
const PAST_VERB =
  '(?!(?:shed|hundred)\\b)\\w{2,12}(?<!e)ed|was|were|had|went|came|got|took|saw|met|left|sent|bought|gave|said|found|lost|war|waren|hatten?|wurden?|ging|kam|etait|avait|fue|estuvo|hubo|paid';
/** A planned day may lie ahead. */
const PLANNED = 'scheduled|postponed|moved|planned|extended|delayed|expected|required';
const AFTER_PAST = `(?<=(?<!\\b(?:is|are|be|been|will|gets?) (?:\\w{1,12} )?)\\b(?:${PAST_VERB})\\b[^\\n.!?;:]{0,30}\\s)`;

/** A day of the month, the next one or behind a verb of the past the last. */
function numbered({ day }: Groups, from: CalendarDay, isPast: boolean): RelativeDay | null {
  const days = daysToNumber(Number(day), from, isPast);
  return days === null ? null : { days, base: LIKELY };
}

/** The weekday proves the month. */
function namedDay({ weekday, day, plain }: Groups, from: CalendarDay): RelativeDay | null {
  const days = daysToNamed(Number(day ?? plain), weekdayNumber(weekday) ?? -1, from);
  return days === null ? null : { days, base: NAMED };
}

const phrase = (source: string, read: RelativeRule['read']): RelativeRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu'),
  read,
  isLabel: false,
});

const word = (source: string, days: number): RelativeRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu'),
  read: () => ({ days, base: SURE }),
  isLabel: true,
});

/** In order: what an earlier one took is not offered to a later one. */
export const RELATIVE_RULES: readonly RelativeRule[] = [
  phrase(`(?:the${SPACE})?day${SPACE}after${SPACE}tomorrow\\b`, () => ({ days: 2, base: SURE })),
  phrase(`(?:the${SPACE})?day${SPACE}before${SPACE}yesterday\\b`, () => ({ days: -2, base: SURE })),
  phrase('(?:ubermorgen|uebermorgen|apres-demain|pasado manana)\\b', () => ({
    days: 2,
    base: SURE,
  })),
  phrase('(?:vorgestern|avant-hier|anteayer|antier)\\b', () => ({ days: -2, base: SURE })),
  phrase(`(?:in|dans|en|dentro${SPACE}de|tra|za)${SPACE}${COUNT}${SPACE}${UNIT}`, (g) =>
    counted(g, 1),
  ),
  phrase(`(?:vor|hace|il${SPACE}y${SPACE}a)${SPACE}${COUNT}${SPACE}${UNIT}`, (g) => counted(g, -1)),
  phrase(`${COUNT}${SPACE}${UNIT}${SPACE}(?:ago|fa)\\b`, (g) => counted(g, -1)),
  phrase(
    `(?:next|coming|nachste[nrms]?|kommende[nrms]?|(?:el${SPACE})?proximo)${SPACE}${WEEKDAY}`,
    (g, from) => ({ days: ahead(g.weekday, from), base: SURE }),
  ),
  phrase(`${THE}${WEEKDAY}${SPACE}(?:prochain|suivant|que${SPACE}viene|proximo)\\b`, (g, from) => ({
    days: ahead(g.weekday, from),
    base: SURE,
  })),
  phrase(
    `(?:last|letzte[nrms]?|vergangene[nrms]?|vorige[nrms]?|(?:el${SPACE})?pasado)${SPACE}${WEEKDAY}`,
    (g, from) => ({ days: behind(g.weekday, from), base: SURE }),
  ),
  phrase(`${THE}${WEEKDAY}${SPACE}(?:dernier|passe|pasado)\\b`, (g, from) => ({
    days: behind(g.weekday, from),
    base: SURE,
  })),
  phrase(
    `(?:this|by|until|till|before|due|diese[nrms]?|bis|este|hasta${SPACE}el|antes${SPACE}del|ce|avant|d.ici)${SPACE}${WEEKDAY}`,
    (g, from) => ({ days: ahead(g.weekday, from, true), base: LIKELY }),
  ),
  phrase(dayBehind(`(?<weekday>${weekdayPattern})`), namedDay),
  phrase(`(?<!\\b(?:${PLANNED})\\b[^\\n.!?;:]{0,30}\\s)${AFTER_PAST}${ON_A_PAST_DAY}`, (g, from) =>
    numbered(g, from, true),
  ),
  phrase(`(?:${ON_THE_DAY})`, (g, from) => numbered(g, from, false)),
  phrase(ON_A_DAY_AT, (g, from) => numbered(g, from, false)),
  // `She borrowed it on Saturday`: the last one, or an earlier one.
  phrase(`${AFTER_PAST}(?:on|am|le|el)${SPACE}${WEEKDAY}`, (g, from) => ({
    days: behind(g.weekday, from),
    base: DOUBTFUL,
  })),
  // Last Friday or the next one, or every Friday.
  phrase(`(?:on|am|le|el)${SPACE}${WEEKDAY}`, (g, from) => ({
    days: ahead(g.weekday, from, true),
    base: DOUBTFUL + 0.07,
  })),
  phrase(
    `${WEEKDAY}(?=,?${SPACE}(?:at${SPACE}|um${SPACE}|a${SPACE}(?:las${SPACE})?)?\\d{1,2}[:.h]\\d\\d)`,
    (g, from) => ({
      days: ahead(g.weekday, from, true),
      base: DOUBTFUL,
    }),
  ),
  word('today|tonight|heute|aujourd.?hui|ce soir|hoy|esta noche|oggi|stasera|hoje|dzisiaj', 0),
  word('tomorrow|morgen|demain|manana|domani|amanha|jutro', 1),
  word('yesterday|gestern|hier|ayer|ieri|ontem|wczoraj', -1),
];
