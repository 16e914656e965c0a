import { isOperator, splitQuery } from '../../../../../server/contract/search/search-grammar';
import type { GalleryFilter } from '../../shared/gallery-address.model';
import {
  daysAfter,
  monthsAfter,
  monthSpan,
  presetDays,
  type Span,
  yearSpan,
} from '../presets/presets.model';
import {
  FILLERS,
  KIND_WORDS,
  LAST,
  MONTHS,
  PREPOSITIONS,
  THIS,
  TODAY,
  type Unit,
  UNITS,
  UNSURE_MONTHS,
  YESTERDAY,
} from './sentence-words';

/** A part of a typed search that means a filter. */
export interface MeantPart {
  /** As it was typed. */
  typed: string;
  kind?: string;
  span?: Span;
}

export interface Meaning {
  /** The filter as the sentence means it; its words are those that are left. */
  filter: GalleryFilter;
  parts: MeantPart[];
}

interface Word {
  raw: string;
  /** Folded; empty for an operator, which is no word of a sentence. */
  plain: string;
}

/** Some words of the sentence, from one position up to, not including, another. */
interface Found {
  from: number;
  to: number;
  part: Omit<MeantPart, 'typed'>;
}

const MONDAY = 1;
const WEEK_DAYS = 7;
const MOST_DAYS = 3_660;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[("']+|[)"'.,;:!?]+$/g, '');

/** The week of a day, from Monday on. */
function weekSpan(day: string): Span {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const from = daysAfter(day, -((weekday - MONDAY + WEEK_DAYS) % WEEK_DAYS));
  return { from, to: daysAfter(from, WEEK_DAYS - 1) };
}

function thisSpan(unit: Unit, today: string): Span {
  if (unit === 'day') return { from: today, to: today };
  return unit === 'week' ? weekSpan(today) : presetDays(today)[unit];
}

function lastSpan(unit: Unit, today: string): Span {
  if (unit === 'month') return presetDays(today).lastMonth;
  if (unit === 'year') return yearSpan(Number(today.slice(0, 4)) - 1);
  const day = daysAfter(today, unit === 'week' ? -WEEK_DAYS : -1);
  return unit === 'week' ? weekSpan(day) : { from: day, to: day };
}

/** The days up to today that so many units are. */
function pastSpan(count: number, unit: Unit, today: string): Span | null {
  const first = {
    day: () => daysAfter(today, 1 - count),
    week: () => daysAfter(today, 1 - count * WEEK_DAYS),
    month: () => `${monthsAfter(today.slice(0, 7), -count)}-01`,
    year: () => `${Number(today.slice(0, 4)) - count}-01-01`,
  };
  return count >= 1 && count <= MOST_DAYS ? { from: first[unit](), to: today } : null;
}

const yearOf = (text = ''): number | null => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null);

type Reader = (
  words: readonly string[],
  at: number,
  today: string,
) => [length: number, span: Span] | null;

const nearDay: Reader = ([word = ''], _at, today) => {
  if (TODAY.has(word)) return [1, { from: today, to: today }];
  return YESTERDAY.has(word) ? [1, lastSpan('day', today)] : null;
};

/** "last month", "mes pasado", "this week", "last 7 days", "7 derniers jours". */
const unitSpan: Reader = ([one = '', two = '', three = ''], _at, today) => {
  const [first, second] = [UNITS.get(one), UNITS.get(two)];
  if (THIS.has(one) && second) return [2, thisSpan(second, today)];
  if (LAST.has(one) && second) return [2, lastSpan(second, today)];
  if (first && first !== 'day' && LAST.has(two)) return [2, lastSpan(first, today)];
  const third = UNITS.get(three);
  const count = LAST.has(one) ? Number(two) : LAST.has(two) ? Number(one) : Number.NaN;
  const span = third && Number.isInteger(count) ? pastSpan(count, third, today) : null;
  return span && [3, span];
};

/** The month of that name which is not after this one, or that of a year. */
const monthByName: Reader = ([word = '', further = '', beyond = ''], before, today) => {
  const number = MONTHS.get(word);
  if (number === undefined) return null;
  // "octubre de 2025"
  const hasOf = PREPOSITIONS.has(further) && yearOf(beyond) !== null;
  const named = yearOf(hasOf ? beyond : further);
  if (named === null && UNSURE_MONTHS.has(word) && before === 0) return null;
  const month = (year: number) => `${year}-${String(number).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const latest = month(year) <= today.slice(0, 7) ? month(year) : month(year - 1);
  if (named === null) return [1, monthSpan(latest)];
  return [hasOf ? 3 : 2, monthSpan(month(named))];
};

/** A year alone may be any number, so it takes a preposition. */
const yearByNumber: Reader = ([word], before) => {
  const year = before > 0 ? yearOf(word) : null;
  return year === null ? null : [1, yearSpan(year)];
};

const READERS = [nearDay, unitSpan, monthByName, yearByNumber];
/** The most words that a date has. */
const LONGEST = 3;

/** The first date in the sentence, with the prepositions and articles before it. */
function dateIn(words: readonly Word[], today: string): Found | null {
  for (const at of words.keys()) {
    const plain = words.slice(at, at + LONGEST).map((word) => word.plain);
    const from = startOfPhrase(words, at);
    for (const read of READERS) {
      const found = read(plain, at - from, today);
      if (found) return { from, to: at + found[0], part: { span: found[1] } };
    }
  }
  return null;
}

const isLead = ({ plain }: Word): boolean => PREPOSITIONS.has(plain) || FILLERS.has(plain);

function startOfPhrase(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && PREPOSITIONS.has(words[from - 1]?.plain ?? '')) from -= 1;
  return from;
}

/**
 * The kind that a sentence is about is its first word, and it says more than that: "flight to Athens", "invoice last
 * month". Beside other words alone, as in "error 404", it is a word like them.
 */
function kindIn(words: readonly Word[], date: Found | null): Found | null {
  const at = words.findIndex((word) => word.plain !== '' && !isLead(word));
  const word = words[at];
  const kind = KIND_WORDS.get(word?.plain ?? '');
  if (!kind || (date && at >= date.from && at < date.to)) return null;
  const isFollowed = PREPOSITIONS.has(words[at + 1]?.plain ?? '') && words.length > at + 2;
  return date !== null || isFollowed ? { from: at, to: at + 1, part: { kind } } : null;
}

const typedIn = (words: readonly Word[], { from, to }: Found) =>
  words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

/** The address separates parts by commas. */
export const withoutCommas = (typed: string): string => typed.replaceAll(',', '');

interface Reading {
  /** `2026-11-20` */
  today: string;
  /** Parts that the person took back: they are words. */
  asWords: readonly string[];
}

/** The filters that a search in plain words means. Filters that are set already are not read out of it. */
export function meaningOf(filter: GalleryFilter, { today, asWords }: Reading): Meaning {
  const words = splitQuery(filter.q).map((token): Word => {
    return {
      raw: token.raw,
      plain: isOperator(token) || token.raw === 'OR' ? '' : fold(token.raw),
    };
  });
  const isMeant = (found: Found | null) =>
    found !== null && !asWords.includes(withoutCommas(typedIn(words, found))) ? found : null;
  const hasDays = filter.startDate !== '' || filter.endDate !== '';
  const date = hasDays ? null : isMeant(dateIn(words, today));
  const kind = filter.kinds.length > 0 ? null : isMeant(kindIn(words, date));
  const found = [kind, date].filter((it) => it !== null).sort((a, b) => a.from - b.from);
  if (found.length === 0) return { filter, parts: [] };
  const left = words.filter(
    (word, at) => !isLead(word) && !found.some(({ from, to }) => at >= from && at < to),
  );
  return {
    filter: {
      ...filter,
      q: left.map(({ raw }) => raw).join(' '),
      ...(kind?.part.kind ? { kinds: [kind.part.kind] } : {}),
      ...(date?.part.span
        ? { startDate: date.part.span.from, endDate: date.part.span.to, dateField: 'image' }
        : {}),
    },
    parts: found.map((it) => ({ ...it.part, typed: typedIn(words, it) })),
  };
}
