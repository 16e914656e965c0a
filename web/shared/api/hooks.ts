import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  type UseMutationOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { RouteInput, RouteOutput } from '../../../server/contract/api';
import type { RouteName } from '../../../server/contract/routes';
import { client } from './client';
import { shareParts } from './shared-parts';

type Sent<Name extends RouteName> = RouteInput<Name> & { signal?: AbortSignal };

/** One page of a list and the cursor of the next one. */
export interface Page<Rows> {
  rows: Rows;
  nextCursor: string | null;
  /** Set only when the request asked with `count`. */
  total: number | null;
}

const fetcherOf =
  <Name extends RouteName>(name: Name, input: RouteInput<Name>) =>
  ({ signal }: { signal: AbortSignal }): Promise<RouteOutput<Name>> =>
    client.call(name, Object.assign({}, input, { signal }));

/** Key and fetcher of a call; the key is the route's name and input. */
export function apiQuery<Name extends RouteName>(name: Name, input: RouteInput<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: fetcherOf(name, input),
  });
}

type ReadOptions<Name extends RouteName> = Omit<
  UseQueryOptions<RouteOutput<Name>, Error, RouteOutput<Name>, readonly [Name, RouteInput<Name>]>,
  'queryKey' | 'queryFn'
>;

export function useApiQuery<Name extends RouteName>(
  name: Name,
  input: RouteInput<Name>,
  options: ReadOptions<Name> = {},
) {
  return useQuery({ ...apiQuery(name, input), ...options });
}

async function fetchPage<Name extends RouteName>(
  name: Name,
  input: RouteInput<Name>,
  part: { cursor: string | undefined; signal: AbortSignal },
): Promise<Page<RouteOutput<Name>>> {
  const { query } = input as { query?: Record<string, unknown> };
  const paged = { ...query, cursor: part.cursor ?? query?.cursor };
  const sent = { ...(input as object), query: paged, signal: part.signal } as unknown as Sent<Name>;
  const { data, headers } = await client.request(name, sent);
  const total = headers.get('x-total-count');
  return {
    rows: shareParts(data),
    nextCursor: headers.get('x-next-cursor'),
    total: total === null ? null : Number(total),
  };
}

/** Key and fetcher of a paged list. */
export function apiPages<Name extends RouteName>(name: Name, input: RouteInput<Name>) {
  return infiniteQueryOptions({
    // Separate from the same call without pages, whose answer has another shape.
    queryKey: [name, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }) => fetchPage(name, input, { cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page<RouteOutput<Name>>) => last.nextCursor ?? undefined,
  });
}

/** Reads a paged list (`X-Next-Cursor`). */
export function useApiPages<Name extends RouteName>(
  name: Name,
  input: RouteInput<Name>,
  options: Pick<ReturnType<typeof apiPages<Name>>, 'enabled' | 'refetchInterval'> = {},
) {
  return useInfiniteQuery({ ...apiPages(name, input), ...options });
}

type WriteOptions<Name extends RouteName, Context> = Omit<
  UseMutationOptions<RouteOutput<Name>, Error, RouteInput<Name>, Context>,
  'mutationKey' | 'mutationFn'
>;

/** Calls a route that changes something; `effects.ts` declares the answers that are read again afterwards. */
export function useApiMutation<Name extends RouteName, Context = unknown>(
  name: Name,
  options: WriteOptions<Name, Context> = {},
) {
  return useMutation({
    ...options,
    mutationKey: [name],
    mutationFn: (input: RouteInput<Name>) => client.call(name, input as Sent<Name>),
  });
}
