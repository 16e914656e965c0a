import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Changes an answer in place. It gets no younger by that, and what has to be read again still has to be. An answer that
 * is on its way may be older than the change, or made of pages from before it, so it is changed as well.
 */
export function changeAnswer<Answer>(
  client: QueryClient,
  query: Query | undefined,
  change: (answer: Answer) => Answer,
): void {
  if (!query) return;
  const apply = () => {
    const { data, dataUpdatedAt, error, isInvalidated, status } = query.state;
    const next = data === undefined ? data : change(data as Answer);
    if (next === data) return;
    // A read that is given up goes back to what is set here, without the marks below: then it counts as very old.
    client.setQueryData(query.queryKey, next, { updatedAt: isInvalidated ? 0 : dataUpdatedAt });
    query.setState({ dataUpdatedAt, error, isInvalidated, status });
  };
  apply();
  // One that fails or is given up is followed by an answer that is younger than the change.
  query.promise?.then(apply, () => undefined);
}
