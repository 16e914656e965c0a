import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../server/contract/client';
import type { RouteName } from '../../../server/contract/routes';
import { invalidations } from './invalidations';

const SECOND = 1000;

/** A refusal stays a refusal when it is asked again; only faults of the way or the server are worth it. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status < 500) return false;
  return failures < 2;
}

/** On its way for the first time: it may have been read before the change, and would pass for fresh. */
const isFirstRead = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined;

async function readAnew(queryClient: QueryClient, name: RouteName): Promise<void> {
  const queryKey = [name];
  const first = { queryKey, predicate: isFirstRead };
  // Nothing else waits for the cancelling of nothing.
  if (queryClient.getQueryCache().findAll(first).length > 0) {
    await queryClient.cancelQueries(first, { silent: true });
  }
  await queryClient.invalidateQueries({ queryKey });
}

/** Marks everything stale that the mutation of this route may have changed. */
export function invalidateAfter(queryClient: QueryClient, route: RouteName): void {
  for (const name of invalidations[route] ?? []) void readAnew(queryClient, name);
}

/** `onUnauthorized` is called whenever the server no longer knows the session. */
export function createQueryClient(onUnauthorized: (queryClient: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (_data, _error, _input, _context, mutation) => {
        const [route] = (mutation.options.mutationKey ?? []) as RouteName[];
        if (route) invalidateAfter(queryClient, route);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30 * SECOND, retry: isWorthRetrying },
    },
  });
  return queryClient;
}
