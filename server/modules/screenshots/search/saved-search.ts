import { AppError } from '../../../common/app-error';
import type { SavedSearch } from '../../../contract/collections';
import { fleetingProblem } from '../../../contract/search/fleeting-terms';
import { searchQuery } from './search-query';

/** The days before and after each of these exist in the database, in any time zone. */
const YEARS = { first: 1000, last: 9998 } as const;

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Throws 422 with a sentence for a search that cannot be run. A stored search must be valid even when it finds nothing
 * now: a collection or tag that it names may be created later.
 */
export function assertSoundSearch(search: SavedSearch): void {
  const { q = '', start_date, end_date } = search;
  if (LONE_SURROGATE.test(q)) throw unsound('q: the text holds half of a character.');
  const query = searchQuery(q);
  assertYear('start_date', start_date);
  assertYear('end_date', end_date);
  for (const { term } of query?.groups.flat() ?? []) {
    if (term.is !== 'days') continue;
    assertYear('q', term.days.from);
    assertYear('q', term.days.to);
  }
}

/** Throws 422 for a search whose results change without any change of a screenshot: no live collection can follow it. */
export function assertFollowable({ q = '' }: SavedSearch): void {
  const problem = fleetingProblem(q);
  if (problem !== null) throw unsound(`search: ${problem}`);
}

function assertYear(what: string, day: string | null | undefined): void {
  if (day === null || day === undefined) return;
  const year = Number(day.slice(0, 4));
  if (year >= YEARS.first && year <= YEARS.last) return;
  throw unsound(`${what}: takes days of the years ${YEARS.first} to ${YEARS.last}.`);
}

const unsound = (sentence: string) => new AppError('invalid_input', sentence);
