import { hasOperators } from './search-query';

interface Question {
  query: Record<string, unknown>;
}

/** Does this list ask with search operators? They need a plan (decisions 4). */
export function asksForOperators({ query }: Question): boolean {
  return typeof query.q === 'string' && hasOperators(query.q);
}
