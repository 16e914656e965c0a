import { hasOperators } from './search-query';

interface Question {
  query: Record<string, unknown>;
}

/** Tells whether this list uses search operators, which need a plan (docs/decisions.md#plan-gates). */
export function asksForOperators({ query }: Question): boolean {
  return typeof query.q === 'string' && hasOperators(query.q);
}
