import { hasOperators } from '../screenshots/search/search-query';

interface Question {
  body: unknown;
}

/** A live collection, or one made from a search with operators, needs a plan (docs/decisions.md#plan-gates). */
export function asksForAdvancedSearch({ body }: Question): boolean {
  const { live, search } = (body ?? {}) as { live?: unknown; search?: { q?: unknown } | null };
  const q = search?.q;
  const isLive = live === true && search !== null && search !== undefined;
  return isLive || (typeof q === 'string' && hasOperators(q));
}
