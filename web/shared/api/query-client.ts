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
/** Nor for longer before a try while a page has nothing to show yet. */
const LONGEST_FIRST_WAIT_MS = 9_000;
/** At most so much longer, so that calls that were refused together do not come together again. */
const SPREAD_MS = 1_000;

/**
 * The server answers a refused call the same way again; only lost connections, server faults and calls that came too
 * fast are retried.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status < 500;
  if (isRefused && (waitOf(error) ?? Infinity) > LONGEST_WAIT_MS) return false;
  return failures < RETRIES;
}

/** A first read that is under way may have been answered before the change, and would pass for fresh. */
const isFirstRead = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined;

/** In milliseconds: as long as the server asks, less while a first answer is waited for; or one second and then two. */
function retryDelay(queries: QueryCache, failures: number, error: Error): number {
  const wait = waitOf(error);
  if (wait === null) return 1_000 * 2 ** failures;
  // It is not known which of the readings asks.
  const longest = queries.getAll().some(isFirstRead) ? LONGEST_FIRST_WAIT_MS : LONGEST_WAIT_MS;
  return Math.min(wait, longest) + Math.random() * SPREAD_MS;
}

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
  const queryCache = new QueryCache({ onError });
  const queryClient: QueryClient = new QueryClient({
    queryCache,
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
      queries: {
        staleTime: FRESH_MS,
        retry: isWorthRetrying,
        retryDelay: (failures, error) => retryDelay(queryCache, failures, error),
      },
    },
  });
  return queryClient;
}
