/** Folded month names (lower case, no accents) in the languages people meet most; index 0 is January. */
const MONTHS: readonly string[] = [
  'january january januar januari janvier janv enero ene gennaio janeiro jan',
  'february februar februari fevrier fevr fev febrero febbraio fevereiro feb',
  'march marz maerz mrz maart mars marzo marco mar',
  'april avril avr abril abr aprile apr',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho jun',
  'july juli juillet juil julio luglio julho jul',
  'august aout agosto augustus aug ago',
  'september septembre septiembre setiembre settembre setembro sept sep',
  'october oktober octobre octubre ottobre outubro oct okt',
  'november novembre noviembre novembro nov',
  'december dezember decembre diciembre dicembre dezembro dec dez dic',
];

/** Index 0 is Sunday. Two letters only count before a full stop or a comma (`weekdayPattern`). */
const WEEKDAYS: readonly string[] = [
  'sunday sonntag dimanche domingo sun dim dom so',
  'monday montag lundi lunes mon lun mo',
  'tuesday dienstag mardi martes tues tue di',
  'wednesday mittwoch mercredi miercoles wed mer mie mi',
  'thursday donnerstag jeudi jueves thurs thur thu jeu jue do',
  'friday freitag vendredi viernes fri ven vie fr',
  'saturday samstag sonnabend samedi sabado sat sam sab sa',
];

const byLength = (a: string, b: string): number => b.length - a.length;
const namesOf = (table: readonly string[]): string[] =>
  [...new Set(table.flatMap((row) => row.split(' ')))].sort(byLength);

function indexOf(table: readonly string[]): ReadonlyMap<string, number> {
  return new Map(table.flatMap((row, i) => row.split(' ').map((name) => [name, i] as const)));
}

const monthIndex = indexOf(MONTHS);
const weekdayIndex = indexOf(WEEKDAYS);
const longWeekdays = namesOf(WEEKDAYS).filter((name) => name.length > 2);
const shortWeekdays = namesOf(WEEKDAYS).filter((name) => name.length === 2);

/** Sources for regular expressions over folded text. */
export const monthPattern = `(?:${namesOf(MONTHS).join('|')})`;
export const weekdayPattern = `(?:(?:${longWeekdays.join('|')})\\b\\.?|(?:${shortWeekdays.join('|')})[.,])`;

/** 1 to 12. */
export function monthNumber(name: string): number {
  return (monthIndex.get(name.replace(/\W/g, '')) ?? -1) + 1;
}

/** 0 Sunday to 6 Saturday, or null. */
export function weekdayNumber(name: string | undefined): number | null {
  return weekdayIndex.get((name ?? '').replace(/\W/g, '')) ?? null;
}

/** Days from the picture's day. */
const RELATIVE: readonly (readonly [number, string])[] = [
  [0, 'today|heute|aujourd.?hui|hoy'],
  [1, 'tomorrow|morgen|demain|manana'],
  [-1, 'yesterday|gestern|hier|ayer'],
];

export const relativeWords = RELATIVE.map(([days, words]) => ({
  days,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
}));
