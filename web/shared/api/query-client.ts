import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import type { RouteInput } from '../../../server/contract/api';
import { ApiError } from '../../../server/contract/client';
import type { RouteName } from '../../../server/contract/routes';
import { type EditedFilter, type Stale, staleAfter } from './effects';
import { waitOf } from './too-many';

/** Calls that are made again after the first one failed. */
const RETRIES = 2;
/** An answer is not asked for again for this long, unless something changed it. */
const FRESH_MS = 30_000;

/** Nobody waits for longer before a page says that it could not be loaded. */
const LONGEST_WAIT_MS = 60_000;

/**
 * The server answers a refused call the same way again; only lost connections, server faults and calls that came too
 * fast are retried.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status < 500;
  if (isRefused && (waitOf(error) ?? Infinity) > LONGEST_WAIT_MS) return false;
  return failures < RETRIES;
}

/** In milliseconds: as long as the server asks, or one second and then two. */
const retryDelay = (failures: number, error: Error): number =>
  waitOf(error) ?? 1_000 * 2 ** failures;

/** A first read that is under way may have been answered before the change, and would pass for fresh. */
const isFirstRead = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined;

const LIST: RouteName = 'screenshots.list';

type ListQuery = Partial<Record<string, unknown>>;

/** Longer searches would read many pages again for one heart, so plain words are no operator. */
const isAskedFor = (query: ListQuery, filter: EditedFilter): boolean => {
  if (filter === 'operator') return typeof query.q === 'string' && query.q.includes(':');
  if (filter === 'title') return query.sort === 'title';
  return query[filter] !== undefined;
};

const isFilteredBy = (filters: readonly EditedFilter[]) => (query: Query) => {
  const [, input] = query.queryKey as readonly [RouteName, { query?: ListQuery }];
  return filters.some((filter) => isAskedFor(input.query ?? {}, filter));
};

function filtersOf(stale: Stale): QueryFilters {
  if (typeof stale === 'string') return { queryKey: [stale] };
  const { lists } = stale;
  return lists === 'hidden'
    ? { queryKey: [LIST], type: 'inactive' }
    : { queryKey: [LIST], predicate: isFilteredBy(lists) };
}

/** Marks matching answers as out of date and reads those on the screen again; resolves when they are read. */
export async function readMatchingAgain(
  queryClient: QueryClient,
  filters: QueryFilters,
): Promise<void> {
  const { predicate = () => true } = filters;
  const first = { ...filters, predicate: (query: Query) => predicate(query) && isFirstRead(query) };
  // The check avoids an asynchronous step in the usual case, in which nothing has to be cancelled.
  if (queryClient.getQueryCache().findAll(first).length > 0) {
    await queryClient.cancelQueries(first, { silent: true });
  }
  await queryClient.invalidateQueries(filters);
}

/** Marks answers as out of date; those on the screen are read again at once. */
export function readAgain(queryClient: QueryClient, stale: readonly Stale[]): void {
  for (const one of stale) void readMatchingAgain(queryClient, filtersOf(one));
}

/** Applies the declared effect of a call that did not go through `useApiMutation`. */
export function applyEffect<Name extends RouteName>(
  queryClient: QueryClient,
  name: Name,
  input: RouteInput<Name>,
): void {
  readAgain(queryClient, staleAfter(name, input, false));
}

/** The session is over, and not only too old for what was asked. */
const isOver = ({ status, code }: ApiError): boolean =>
  status === 401 && code !== 'fresh_sign_in_needed';

/** Calls `onUnauthorized` whenever the server answers that the session is over. */
export function createQueryClient(onUnauthorized: (queryClient: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && isOver(error)) onUnauthorized(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSettled: (_data, error, input, _context, mutation) => {
        const [route] = (mutation.options.mutationKey ?? []) as RouteName[];
        if (!route) return;
        const hasFailed = error !== null;
        readAgain(queryClient, staleAfter(route, input as RouteInput<RouteName>, hasFailed));
      },
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, retryDelay },
    },
  });
  return queryClient;
}
