import { SCREENSHOT_KINDS, type ScreenshotKind } from '../../contract/screenshots';
import { AppError } from '../../common/app-error';
import { fold, wordsOf } from './search-words';

/** What was typed, taken apart (decisions 23). Whatever is no operator is text. */
export interface SearchQuery {
  /** Folded words, all of which must be found; the last one may be the beginning of a word. */
  words: string[];
  /** Whether the last word is still being typed. */
  isOpenEnded: boolean;
  /** Folded texts that must stand there as they are. */
  phrases: string[];
  /** Folded words that must not be there. */
  without: string[];
  tags: string[];
  /** Names of collections. */
  collections: string[];
  kinds: ScreenshotKind[];
  /** Uploaded before this day, not on it. */
  before: string | null;
  /** Uploaded after this day, not on it. */
  after: string | null;
}

const OPERATOR = /^(tag|in|kind|before|after):(?:"([^"]+)"|(\S+))$/i;
const TOKEN = /-?(?:(?:tag|in|kind|before|after):)?"[^"]*"|\S+/gi;
const EXCLUDED = /^-(\p{L}[\p{L}\p{N}]*)$/u;
const PHRASE = /^"([^"]*\S[^"]*)"$/;

/** Are there search operators in what was typed? They need the plan feature `advanced_search`. */
export function hasOperators(typed: string): boolean {
  return tokensOf(typed).some(
    (token) => OPERATOR.test(token) || EXCLUDED.test(token) || PHRASE.test(token),
  );
}

/** Null when nothing is left to look for. Throws 422 when an operator's value makes no sense. */
export function searchQuery(typed: string): SearchQuery | null {
  const query = emptyQuery();
  const texts: string[] = [];
  for (const token of tokensOf(typed)) {
    if (!takeOperator(query, token)) texts.push(token);
  }
  const text = fold(texts.join(' '));
  query.words = wordsOf(text);
  // A space after the last word says that it is whole.
  query.isOpenEnded = query.words.length > 0 && !/\s$/.test(typed);
  // Signs without any word, such as €, are looked for as they stand.
  if (text !== '' && query.words.length === 0) query.phrases.push(text);
  return isEmpty(query) ? null : query;
}

function tokensOf(typed: string): string[] {
  return typed.replaceAll('\0', ' ').match(TOKEN) ?? [];
}

function emptyQuery(): SearchQuery {
  return {
    words: [],
    isOpenEnded: false,
    phrases: [],
    without: [],
    tags: [],
    collections: [],
    kinds: [],
    before: null,
    after: null,
  };
}

function isEmpty(query: SearchQuery): boolean {
  const { words, phrases, without, tags, collections, kinds, before, after } = query;
  const lists = [words, phrases, without, tags, collections, kinds];
  return lists.every((list) => list.length === 0) && before === null && after === null;
}

function takeOperator(query: SearchQuery, token: string): boolean {
  const [, name, quoted, plain = ''] = OPERATOR.exec(token) ?? [];
  const excluded = EXCLUDED.exec(token)?.[1];
  const phrase = PHRASE.exec(token)?.[1];
  if (name) takers[name.toLowerCase()]?.(query, quoted ?? plain);
  else if (excluded) query.without.push(...wordsOf(fold(excluded)));
  else if (phrase) query.phrases.push(fold(phrase));
  return Boolean(name ?? excluded ?? phrase);
}

const takers: Record<string, (query: SearchQuery, value: string) => void> = {
  tag: (query, value) => query.tags.push(value.trim().toLowerCase()),
  in: (query, value) => query.collections.push(value.trim()),
  kind: (query, value) => query.kinds.push(kindOf(value)),
  before: (query, value) => {
    query.before = firstDay(value, 'before');
  },
  after: (query, value) => {
    query.after = lastDay(value);
  },
};

function kindOf(value: string): ScreenshotKind {
  const kind = SCREENSHOT_KINDS.find((known) => known === value.toLowerCase());
  if (kind) return kind;
  throw new AppError(
    'invalid_input',
    `kind: knows ${SCREENSHOT_KINDS.join(', ')}, and not "${value}".`,
  );
}

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** The first day of a year, a month or a day. */
function firstDay(value: string, operator: string): string {
  const [, year, month = '01', day = '01'] = DATE.exec(value) ?? [];
  const text = `${year}-${month}-${day}`;
  const moment = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  if (year !== undefined && isReal) return text;
  throw new AppError(
    'invalid_input',
    `${operator}: takes a day such as 2026-11-20, a month such as 2026-11 or a year.`,
  );
}

/** The last day of a year, a month or a day. */
function lastDay(value: string): string {
  const first = new Date(`${firstDay(value, 'after')}T00:00:00Z`);
  if (value.length === 4) first.setUTCMonth(12, 0);
  if (value.length === 7) first.setUTCMonth(first.getUTCMonth() + 1, 0);
  return first.toISOString().slice(0, 10);
}
