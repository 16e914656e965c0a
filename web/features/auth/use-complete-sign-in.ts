import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../shared/api/client';
import { pendingSignOut } from './pending-sign-out';
import { sessionQuery, statusOf } from './session.queries';
import { authLogs } from './texts';

/** Exchanges the code in the address for a session; false when it is missing or refused. */
async function exchangeCode(search: URLSearchParams): Promise<boolean> {
  const code = search.get('code');
  if (!code) {
    console.error(authLogs.noCode);
    return false;
  }
  try {
    await client.call('auth.createSession', {
      body: { code, state: search.get('state') ?? undefined },
    });
    return true;
  } catch (error) {
    console.error(authLogs.exchange(statusOf(error)));
    return false;
  }
}

/** Completes a sign-in once, even under React's strict mode, then reports the result. */
export function useCompleteSignIn(search: URLSearchParams, onDone: (hasWorked: boolean) => void) {
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void (async () => {
      const hasWorked = await exchangeCode(search);
      if (hasWorked) {
        pendingSignOut.forget();
        // A read that began before the exchange would still answer for a visitor.
        await queryClient.cancelQueries(sessionQuery());
        await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
      }
      onDone(hasWorked);
    })();
  }, [queryClient, search, onDone]);
}
