import { CROATIAN_MONTHS, MORE_MONTHS, MORE_RISKY_MONTHS, MORE_WEEKDAYS } from './more-names';

/** Folded month names (lower case, no accents) in the languages people meet most; index 0 is January. */
const MONTHS: readonly string[] = [
  'january january januar januari janvier janv enero ene gennaio janeiro janner styczen stycznia gener ledna ocak jan januari sty',
  'february februar februari fevrier fevr fev febrero febbraio fevereiro feber februarie febrer unora unor subat lutego feb lut',
  'march marz maerz mrz maart mars marzo marco martie marzec brezna brezen marca mar marts mrt',
  'april avril avr abril abr aprile kwiecien kwietnia aprilie dubna duben nisan apr kwi',
  'may mai mayo maggio maio maig kvetna kveten mayıs mayis maja maj mei',
  'june juni juin junio giugno junho czerwiec czerwca juny cervna cerven haziran jun giu cze',
  'july juli juillet juil julio luglio julho lipiec lipca juliol cervence cervenec temmuz jul lug',
  'august aout agosto augustus aug sierpien sierpnia agost srpna srpen agustos ago augusti',
  'september septembre septiembre setiembre settembre setembro setembre septembrie eylul sept wrzesien wrzesnia sep wrz',
  'october oktober octobre octubre ottobre outubro oct pazdziernik pazdziernika octombrie rijna ekim okt ott paz',
  'november novembre noviembre novembro listopad listopada noiembrie listopadu kasım kasim nov',
  'december dezember desember decembre diciembre dicembre dezembro desembre decembrie prosince prosinec aralık aralik dec dez des grudzien grudnia dic gru',
];

/** Names of months that are words of other languages as well: they count with a year beside them. Index 0 is January. */
const RISKY_MONTHS: readonly string[] = [
  'gen',
  '',
  '',
  '',
  '',
  '',
  'lip',
  'sie',
  'set',
  'out',
  'lis',
  '',
];

/** Index 0 is Sunday. Two letters only count before a full stop or a comma (`weekdayPattern`). */
const WEEKDAYS: readonly string[] = [
  'sunday sonntag dimanche domingo domenica niedziela zondag sondag sun dim dom niedz so nd',
  'monday montag lundi lunes lunedi segunda-feira poniedzialek poniedziałek pon maandag mandag mon lun seg mo',
  'tuesday dienstag mardi martes martedi terca-feira ter wtorek wt dinsdag tirsdag tisdag tues tue di',
  'wednesday mittwoch mercredi miercoles mercoledi quarta-feira qua sroda sr woensdag onsdag wed mer mie mi',
  'thursday donnerstag jeudi jueves giovedi quinta-feira czwartek czw donderdag torsdag thurs thur thu jeu jue gio qui do',
  'friday freitag vendredi viernes venerdi sexta-feira sex piatek pt vrijdag fredag fri ven vie fr',
  'saturday samstag sonnabend samedi sabado sabato sobota sob zaterdag lordag lørdag sat sam sab sa',
];

/** Months that are words or names of something else as well: `marco` is March in Portuguese without its cedilla. */
const AMBIGUOUS_MONTHS = /\b(?:may|march|marco|marca|maja|mars|ago|julius)\b/;
const WRITTEN_AS_MONTH = /\b(?:May|March|MAY|MARCH|Mars|MARS)\b|\bde\s/;

/** Small letters are French: no other language puts a number in front of this word. */
const DAY_OF_MARS = /\d\D{0,4} ?mars\b/;
const DAY_FIRST = /^\d/;

/** A day without a year, as it is written on the page. */
export interface WrittenSo {
  text: string;
  folded: string;
  weekday?: number | null;
  /** Whether its line holds nothing else. */
  isAlone: boolean;
}

/** A day of such a month counts without a year only where it is written as a month is. */
export function isOtherWord({ text, folded, weekday, isAlone }: WrittenSo): boolean {
  if (!AMBIGUOUS_MONTHS.test(folded) || WRITTEN_AS_MONTH.test(text)) return false;
  if (weekday != null || DAY_OF_MARS.test(folded)) return false;
  return !(isAlone && DAY_FIRST.test(folded));
}

const lettersOf = (name: string): string => name.replace(/[^\p{L}]/gu, '');
const byLength = (a: string, b: string): number => b.length - a.length;
const namesOf = (table: readonly string[]): string[] =>
  [...new Set(table.flatMap((row) => row.split(' ')))].sort(byLength);

function indexOf(table: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    table.flatMap((row, i) => row.split(' ').map((name) => [lettersOf(name), i] as const)),
  );
}

const monthIndex = new Map(
  [MORE_RISKY_MONTHS, MORE_MONTHS, RISKY_MONTHS, MONTHS].flatMap((table) => [...indexOf(table)]),
);
const weekdayIndex = new Map([...indexOf(MORE_WEEKDAYS), ...indexOf(WEEKDAYS)]);
const ownMonths = namesOf(MONTHS);
const months = namesOf([...MONTHS, ...MORE_MONTHS]);
const riskyMonths = namesOf([...RISKY_MONTHS, ...MORE_RISKY_MONTHS]).filter(
  (name) => name !== '' && !months.includes(name),
);
const weekdays = namesOf([...WEEKDAYS, ...MORE_WEEKDAYS]);
const longWeekdays = weekdays.filter((name) => name.length > 2);
const shortWeekdays = weekdays.filter((name) => name.length === 2);

/** Sources for regular expressions over folded text. */
export const monthPattern = `(?:${months.join('|')})`;
export const longWeekdayPattern = `(?:${longWeekdays.filter((name) => name.length > 4).join('|')})`;
/** Three letters and more, for dates whose parts nothing divides. */
export const longMonthPattern = `(?:${months.filter((name) => name.length > 2).join('|')})`;
export const riskyMonthPattern = `(?:${riskyMonths.join('|')})`;
/** Without those that are a word or the end of one: `5may`, `2set`, `sep10`. */
const NO_SURE_MONTH =
  /^(?:may|mai|maj|mar|march|marco|marca|maja|mars|ago|dec|des|dez|dic|mei|sep|ene|out|lut|sty|cze|gru)$/;
export const sureMonthPattern = `(?:${ownMonths
  .filter((name) => name.length > 2 && !NO_SURE_MONTH.test(name))
  .join('|')})`;
/** Two letters without a full stop: only in front of numbers that look like a day, `Mo 01.04.`. */
export const shortWeekdayPattern = `(?:${shortWeekdays.join('|')})`;
export const weekdayPattern = `(?:(?:${longWeekdays.join('|')})\\b\\.?|(?:${shortWeekdays.join('|')})[.,])`;

/** 1 to 12. Croatian months differ from others of the same name, and stand behind a full stop. */
export function monthNumber(name: string, isAfterPoint = false): number {
  const letters = lettersOf(name);
  const croatian = isAfterPoint ? CROATIAN_MONTHS.get(letters) : undefined;
  return (croatian ?? monthIndex.get(letters) ?? -1) + 1;
}

/** 0 Sunday to 6 Saturday, or null. */
export function weekdayNumber(name: string | undefined): number | null {
  return weekdayIndex.get(lettersOf(name ?? '')) ?? null;
}
