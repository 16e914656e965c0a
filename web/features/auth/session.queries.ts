import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '../../../server/contract/auth';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { apiQuery } from '../../shared/api/hooks';
import { sessionHint } from './session-hint';
import { authLogs } from './texts';

export type Session =
  | { state: 'pending' }
  | { state: 'in'; user: User }
  | { state: 'out' }
  /** Signed in when last seen, and now there is no way to ask. */
  | { state: 'away' };

/** The status to name in a log line; 0 when no answer came at all. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  try {
    return await client.call('auth.me', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(authLogs.fetchUser(statusOf(error)));
    // No answer says nothing about the session: whoever had one may have it still.
    if (statusOf(error) === 0 && sessionHint.wasSignedIn()) throw error;
    return null;
  }
}

// Without the type of its data: here a visitor is `null`, where the route itself would refuse.
const sessionKey: readonly unknown[] = apiQuery('auth.me', {}).queryKey;

/** The current user, `null`, or no answer: asked once, and again only after a sign-in or a lost connection. */
export function sessionQuery() {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const user = await fetchUser(signal);
      sessionHint.keep(user !== null);
      return user;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Whoever is shown that there was no answer must not ask again by being shown.
    retryOnMount: false,
    // The browser may be wrong about its connection, and the answer is short.
    networkMode: 'always',
    refetchOnReconnect: (query) => (query.state.data ? false : 'always'),
  });
}

/** Who is here: pending while the user is fetched, then signed in or out, or away while nobody can tell. */
export function useSession(): Session {
  const { data, isPending, isError } = useQuery(sessionQuery());
  if (isPending) return { state: 'pending' };
  if (isError && data === undefined) return { state: 'away' };
  return data ? { state: 'in', user: data } : { state: 'out' };
}

const listeners = new Set<() => void>();

/** Other features drop what they keep outside the query cache (queues) when the session ends. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets the user and everything that was fetched for them, at once. */
export function endSession(queryClient: QueryClient): void {
  const { queryKey } = sessionQuery();
  const isForeign = {
    predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== queryKey[0],
  };
  void queryClient.cancelQueries(isForeign);
  queryClient.setQueryData(queryKey, null);
  queryClient.removeQueries(isForeign);
  queryClient.getMutationCache().clear();
  sessionHint.keep(false);
  listeners.forEach((listener) => listener());
}

/** Signs out: the screen first, then the server (spec §4). */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    endSession(queryClient);
    try {
      await client.call('auth.endSession', {});
    } catch {
      console.error(authLogs.logout);
    }
  }, [queryClient]);
}
