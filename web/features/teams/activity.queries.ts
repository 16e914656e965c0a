import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { apiQuery } from '../../shared/api/hooks';

const ENTRIES_PER_PAGE = 30;

/** The activity, newest first; the next page holds entries older than the last one. */
export function useActivity(id: string) {
  const params = { id };
  return useInfiniteQuery({
    queryKey: [...apiQuery('teams.activity', { params }).queryKey, 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      client.call('teams.activity', { params, query: { limit: ENTRIES_PER_PAGE, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < ENTRIES_PER_PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  });
}
