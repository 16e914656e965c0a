import { knownValue, splitQuery } from './search-grammar';

/** Values of `is:` whose results change without any change of a screenshot, with the reason. */
const REASONS = {
  locked: 'locks come and go with the plan',
  shared: 'links end by themselves',
} as const;

const FLEETING = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** Why no live collection can follow this search; null where one can. */
export function fleetingProblem(q: string): string | null {
  const terms = splitQuery(q).filter(({ prefix }) => prefix === 'is');
  const name = terms.map((term) => knownValue(term, FLEETING)).find((it) => it !== null);
  return name ? `is:${name} cannot be kept up to date, because ${REASONS[name]}.` : null;
}
