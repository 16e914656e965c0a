import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '../../../server/contract/auth';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { apiQuery } from '../../shared/api/hooks';
import { showInstantsIn } from '../../shared/format';
import { showToast } from '../../ui/toasts/toast';
import { pendingSignOut } from './pending-sign-out';
import { sessionHint, tellSignOut } from './session-hint';
import { authLogs, authTexts } from './texts';

type Session =
  | { state: 'pending' }
  | { state: 'in'; user: User }
  | { state: 'out' }
  /** Signed in at the last check, and the server cannot be reached now. */
  | { state: 'away' };

/** The status for a log line; 0 when there was no answer. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

async function fetchUser(signal: AbortSignal): Promise<User | null> {
  // A person who signed out must not be shown as signed in only because the request did not reach the server.
  if (!(await pendingSignOut.finish())) return null;
  try {
    return await client.call('auth.me', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(authLogs.fetchUser(statusOf(error)));
    // A lost connection says nothing about the session, which may still be valid.
    if (statusOf(error) === 0 && sessionHint.wasSignedIn()) throw error;
    return null;
  }
}

// Not typed by the route: the data of a visitor is `null`, where the route answers 401.
const sessionKey: readonly unknown[] = apiQuery('auth.me', {}).queryKey;

/** Reads the current user, or `null` for a visitor. Read once, then only after a sign-in or a lost connection. */
export function sessionQuery() {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const user = await fetchUser(signal);
      sessionHint.keep(user !== null);
      showInstantsIn(user?.time_zone);
      return user;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // A component that reports the missing answer must not cause another request by mounting.
    retryOnMount: false,
    // `navigator.onLine` may be wrong, and the request is small.
    networkMode: 'always',
    refetchOnReconnect: (query) => (query.state.data ? false : 'always'),
  });
}

/** The session: pending while the user is loaded, then in or out, or away while the server cannot be reached. */
export function useSession(): Session {
  const { data, isPending, isError } = useQuery(sessionQuery());
  if (isPending) return { state: 'pending' };
  if (isError && data === undefined) return { state: 'away' };
  return data ? { state: 'in', user: data } : { state: 'out' };
}

const listeners = new Set<() => void>();

/** Lets other features clear their state outside the query cache (queues) when the session ends. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears the user and the whole cache at once. */
export function endSession(queryClient: QueryClient): void {
  const isForeign = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
  };
  void queryClient.cancelQueries(isForeign);
  queryClient.setQueryData(sessionKey, null);
  queryClient.removeQueries(isForeign);
  queryClient.getMutationCache().clear();
  sessionHint.keep(false);
  listeners.forEach((listener) => listener());
}

/** Ends a session that the server no longer knows, and says so: the person did not ask for it. */
export function endLostSession(queryClient: QueryClient): void {
  // Calls that were under way together are all refused.
  const isKnown = queryClient.getQueryData(sessionKey);
  endSession(queryClient);
  if (isKnown) showToast({ message: authTexts.ended, kind: 'alert' });
}

/** Signs out: clears the screen first, then calls the server. Until the server has confirmed it, the page says so. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    endSession(queryClient);
    tellSignOut();
    await pendingSignOut.begin();
  }, [queryClient]);
}
