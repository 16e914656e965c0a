import { invalid, noSuch } from './api-error';
import { type Form } from './form-body';

export const listOf = (data: unknown[], url: string, hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** A page of rows, newest first, as the provider pages them; rows come oldest first. */
export function pageOf<R extends { id: string }>(
  rows: R[],
  url: string,
  form: Form,
  wire: (row: R) => unknown,
) {
  const limit = form.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit is from 1 to 100', 'limit');
  const newestFirst = [...rows].reverse();
  const after = form.text('starting_after');
  const before = form.text('ending_before');
  const from = after === undefined ? 0 : positionOf(newestFirst, after, 'starting_after') + 1;
  const to =
    before === undefined ? newestFirst.length : positionOf(newestFirst, before, 'ending_before');
  const candidates = newestFirst.slice(from, to);
  // Paging back shows the rows next to the named one, not the newest ones.
  const shown = before === undefined ? candidates.slice(0, limit) : candidates.slice(-limit);
  return listOf(shown.map(wire), url, candidates.length > shown.length);
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw noSuch('object', id, param, 400);
  return position;
}
