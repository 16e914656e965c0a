import { knownValue, splitQuery } from './search-grammar';

/** The results of these change without any change of a screenshot: a plan ends, a link ends. */
const FLEETING = ['locked', 'shared'] as const;

/** The first term of a search that no live collection can follow; null where there is none. */
export function fleetingTerm(q: string): (typeof FLEETING)[number] | null {
  const terms = splitQuery(q).filter(({ prefix }) => prefix === 'is');
  return terms.map((term) => knownValue(term, FLEETING)).find((name) => name !== null) ?? null;
}
