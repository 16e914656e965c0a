import { knownValue, splitQuery } from './search-grammar';

/** The results of these change without any change of a screenshot. */
const CHANGES = {
  locked: 'locks come and go with the plan',
  shared: 'links end by themselves',
} as const;

const FLEETING = ['locked', 'shared'] as const;

/** Why no live collection can follow this search; null where one can. */
export function fleetingProblem(q: string): string | null {
  const terms = splitQuery(q).filter(({ prefix }) => prefix === 'is');
  const name = terms.map((term) => knownValue(term, FLEETING)).find((it) => it !== null);
  return name ? `is:${name} cannot be kept up to date, because ${CHANGES[name]}.` : null;
}
