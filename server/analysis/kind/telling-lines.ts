import { monthPattern, shortWeekdayPattern, weekdayPattern } from '../dates/date-words';
import { type PageFacts } from '../page/page-facts';

/** Words of a message about what went wrong; folded. */
export const COMPLAINT =
  /\b(?:is full|isn.?t responding|not respond(?:ing)?|has stopped|quit unexpectedly|damaged|corrupt(?:ed)?|timed out|in use by|went wrong|error|exception|could ?n.t|could not|cannot|can.t be|unable to|failed|not found|denied|ist voll|reagiert nicht|beschadigt|fehlgeschlagen|fehler|konnte nicht|kann nicht|nicht gefunden|verweigert|introuvable|endommage|impossible|a echoue|erreur|refuse|no responde|danado|no se pudo|no encontrad[oa]|ha fallado|impossibile|non trovat[oa]|errore|nao foi possivel|erro|nie mozna|nie znaleziono|blad)\b/;

/** Sentences and lines of a form that only some kinds of page have. Over folded lines. */
const TELLING = {
  error: COMPLAINT,
  prompt:
    /^(?:\S{0,40}[\w~\])-]\s?[$#%❯➜»>)]|[$❯➜]|(?:ps )?[a-z]:\\[^>]{0,80}>|(?:\S )?[\w.~/-]{1,60} git:\([\w./-]{1,60}\)(?: [✗x])?)\s+\S/,
  month_and_year: /^\D{0,3}\p{L}{3,10}\.? (?:de )?(?:19|20)\d\d$/u,
  on_or_off:
    /\b(?:on|off|enabled|disabled|ein|aus|aktiviert|deaktiviert|active|desactive|activado|desactivado|attivo|disattivo|ativado|desativado|wlaczone|wylaczone)$/,
  clock_range: /\d{1,2}[:.]\d\d ?[-–] ?\d{1,2}[:.]\d\d/,
  bullet: /^[•·▪‣*-] \p{L}/u,
  rating: /\b[0-5][.,]\d (?:out of|von|sur|de|\/) ?5\b|★{2}/,
  statement: /^(?:select|from|where|join|group by|order by|insert into|create table|limit)\b/,
  setting: /^(?:- ?)?["']?[a-z_][\w.-]{0,40}["']?: ?(?:\S.*)?$/,
  step: /^(?:\d{1,2}[.)] |step \d|schritt \d|etape \d|paso \d)/,
  greeting:
    /^(?:dear|hello|hi|hallo|liebe[rs]?|sehr geehrte|bonjour|cher|chere|estimad[oa]|hola|gentile|ciao|ola|dzien dobry|kind regards|best regards|mit freundlichen|cordialement|saludos)\b/,
} as const;
const WEEKDAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|seg|ter|qua|qui|sex|pon|wt|sr|czw|pt|sob|ndz)[a-z]{0,10}\b/g;

/** A row with so many names of weekdays is the head of a week. */
const WEEK_ROW = 4;

const DAY_NAMES = new RegExp(
  `(?<!\\p{L})(?:${weekdayPattern}|${shortWeekdayPattern})(?!\\p{L})`,
  'gu',
);
const MONTH_OF_YEAR = new RegExp(`^\\P{L}{0,3}${monthPattern}\\.? (?:de )?(?:19|20)\\d\\d$`, 'u');

/** A month over the names of its weekdays, which stand alone or beside each other. */
export function showsMonth({ foldedLines }: PageFacts): boolean {
  const days = foldedLines
    .map((line) => line.match(DAY_NAMES) ?? [])
    .filter((names, i) => names.join(' ') === foldedLines[i]!.trim())
    .flat();
  return (
    new Set(days).size >= WEEK_ROW && foldedLines.some((line) => MONTH_OF_YEAR.test(line.trim()))
  );
}

/** So many weekdays in one row, and nothing beside them, are the head of a timetable. */
const SCHOOL_WEEK = 5;

export const showsWeek = ({ foldedLines }: PageFacts): boolean =>
  foldedLines.some((line) => {
    const names = line.match(DAY_NAMES) ?? [];
    return names.length >= SCHOOL_WEEK && names.join(' ') === line.trim();
  });

/** For each form the share of lines that have it, and how many names of weekdays the page and one row of it have. */
export function tellingLines({ foldedLines }: PageFacts): [string, number][] {
  const count = foldedLines.length;
  const rows = foldedLines.map((line) => new Set(line.match(WEEKDAY)));
  const days = new Set(rows.flatMap((row) => [...row]));
  return [
    ...Object.entries(TELLING).map(([name, pattern]): [string, number] => {
      const hits = foldedLines.filter((line) => pattern.test(line)).length;
      return [`l:${name}`, Math.min(1, hits / 4 + hits / (count + 4))];
    }),
    ['l:weekdays', Math.min(1, days.size / 5)],
    ['l:week_row', rows.some((row) => row.size >= WEEK_ROW) ? 1 : 0],
  ];
}
