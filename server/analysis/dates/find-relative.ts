import type { DateRole } from '../../contract/reading/dates';
import { blank } from './blank-noise';
import { addDays, type CalendarDay } from './calendar-day';
import { hasTime } from './clock-times';
import type { DateContext, DateMatch } from './date-match';
import { roleBeside } from './date-roles';
import { isAlone, type ReferenceDays } from './reference-days';
import { DOUBTFUL, RELATIVE_RULES, type RelativeDay } from './relative-words';
import { allMatches } from '../page/all-matches';

const ALONE = 0.58;
/** So many such words alone on their lines are the choices of a menu, and no days. */
const MENU = 3;

/** `In 2 days`, `In 3 days`, `In 4 days`: when to be reminded. */
const COUNTED = /^(?:in|dans|en|tra|za) \d/;

interface Hit {
  from: number;
  to: number;
  found: (from: CalendarDay) => RelativeDay | null;
  isLabel: boolean;
}

/**
 * `tomorrow at 5` is a date and so is `in 3 days`; the label or button `Today` is none: such a word counts inside a
 * sentence, and `today` only next to a time. `Morgen` is also the German morning.
 */
export function findRelative(context: DateContext, days: ReferenceDays): DateMatch[] {
  const hits = hitsOf(context.rest).sort((a, b) => a.from - b.from);
  const alone = new Set(hits.filter((hit) => hit.isLabel && isAlone(hit, context)));
  const labels = new Set([...alone].map(({ from, to }) => context.rest.slice(from, to)));
  const spans = hits.filter((hit) => !hit.isLabel && COUNTED.test(wordsOf(hit, context)));
  const choices = new Set(spans.map((hit) => wordsOf(hit, context)));
  return hits.flatMap((hit) => {
    const isMenu = (spans.includes(hit) ? choices : labels).size >= MENU;
    return toMatch(hit, { context, days, isAlone: alone.has(hit), isMenu }) ?? [];
  });
}

const wordsOf = ({ from, to }: Hit, { rest }: DateContext): string => rest.slice(from, to);

function hitsOf(text: string): Hit[] {
  let rest = text;
  return RELATIVE_RULES.flatMap(({ pattern, read, isLabel }) => {
    const hits = allMatches(rest, pattern).map(({ index, 0: found, groups = {} }): Hit => {
      const span = { from: index, to: index + found.length };
      return { ...span, found: (day) => read(groups, day), isLabel };
    });
    rest = blank(rest, hits);
    return hits;
  });
}

/** `Every two weeks on Friday` names no day. */
function isHabit(folded: string, from: number): boolean {
  const before = folded.slice(Math.max(folded.lastIndexOf('\n', from - 1) + 1, from - 24), from);
  return /\b(?:every|each|jede[nrsm]?|chaque|tous|toutes|cada|todos|todas)\b/.test(before);
}

/** `Ships in 2 days` in a shop: how long it takes, from whenever one orders; folded. */
const SENDING =
  /\b(?:ships?|shipped|shipping|dispatche[sd]|versand(?:fertig)?|versendet|lieferbar|expedie|expedition|enviado|envio|spedit[oa]|spedizione)\b[^.\n]{0,12}$/;

const isOffer = (hit: Hit, context: DateContext): boolean =>
  COUNTED.test(wordsOf(hit, context)) &&
  SENDING.test(context.folded.slice(Math.max(0, hit.from - 32), hit.from));

/**
 * `8 days ago` in a column of its own or in brackets behind a date is an age. Ages count whole days, so that the day
 * itself may be the one before, and they tell of no appointment.
 */
function isAge({ from, to, isLabel }: Hit, { days }: RelativeDay, context: DateContext): boolean {
  if (isLabel || days >= 0) return false;
  const { folded } = context;
  const isBracketed = folded[from - 1] === '(' && folded[to] === ')';
  return isBracketed || isAlone({ from, to }, context);
}

interface Judgement {
  context: DateContext;
  days: ReferenceDays;
  isAlone: boolean;
  isMenu: boolean;
}

function toMatch(hit: Hit, { context, days, isAlone: alone, isMenu }: Judgement): DateMatch | null {
  const { from, to } = hit;
  const today = alone ? days.today : days.todayAt(from);
  const found = hit.found(today);
  if (!found || isHabit(context.folded, from)) return null;
  const base = hit.isLabel ? labelBase(hit, context, found, alone) : found.base;
  if (base === null) return null;
  const isDoubtful =
    isMenu ||
    isOffer(hit, context) ||
    isAge(hit, found, context) ||
    (days.isForeign && today === days.today);
  const written = {
    ...addDays(today, found.days),
    base: isDoubtful ? Math.min(base, DOUBTFUL) : base,
  };
  return { written, rule: 'relative_day', from, to };
}

function labelBase(
  { from, to }: Hit,
  { input, folded, rest }: DateContext,
  { days, base }: RelativeDay,
  alone: boolean,
): number | null {
  const before = folded.slice(folded.lastIndexOf('\n', from - 1) + 1, from);
  const after = folded.slice(to, to + 80).split('\n', 1)[0] ?? '';
  const word = input.text.slice(from, to);
  const isTimed =
    /^,?\s*(?:at|um|by|until|bis|a|at|before|a las)?\s*\d{1,2}(?:[:.h]\d\d|\s?[ap]m\b)/.test(after);
  if (isOtherWord({ word, before, after, language: input.language })) return null;
  if (alone) return aloneBase(days, hasTime(`${before} ${after}`));
  const words = `${before} ${after}`.match(/\p{L}{2,}/gu) ?? [];
  if (isTimed) return base;
  if (isListed(word, before, after, days)) return ALONE;
  if (isExplained(roleBeside(rest, from, to), days)) return base;
  // Capitals begin a greeting, `Morgen zusammen`, unless they begin a sentence.
  if (/^Morgen/.test(word) && !/[.!?-]\s*$/.test(before)) return null;
  return words.length < 2 || days === 0 ? null : base;
}

/** `Yesterday` without a time is the head of a group in a list of news or messages, and tells of no appointment. */
function aloneBase(days: number, isTimed: boolean): number | null {
  if (days > 0 || isTimed) return ALONE;
  return days === 0 ? null : DOUBTFUL;
}

/** `Due tomorrow`, `Delivered yesterday`; `Bis morgen!` says goodbye, and what was changed today is no news. */
function isExplained(role: DateRole, days: number): boolean {
  if (role === 'other' || role === 'ends') return false;
  return days !== 0 || role !== 'posted';
}

/** The end of a line in a list of messages: `Ben Yesterday`. */
function isListed(word: string, before: string, after: string, days: number): boolean {
  return days < 0 && /^\p{Lu}/u.test(word) && /\p{L}/u.test(before) && after.trim() === '';
}

interface Surroundings {
  word: string;
  before: string;
  after: string;
  language: string;
}

/** `Guten Morgen`, `por la mañana`, the German `hier`, a word of a query such as `due:tomorrow`. */
function isOtherWord({ word, before, after, language }: Surroundings): boolean {
  if (/\b(?:guten|gute|am|jeden|good|early|heute|gestern|la|esta|cada)\s+$/.test(before))
    return true;
  if (/[\p{L}][:=/_-]$/u.test(before) || /^[.@/_]\p{L}/u.test(after)) return true;
  if (/['"`‘“]$/.test(before) && /^['"`’”]/.test(after)) return true;
  if (/^hier$/i.test(word) && language !== 'fra') return !/^\s(?:soir|matin|a\s\d)/.test(after);
  return false;
}
