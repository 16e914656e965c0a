import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { autoSignIn } from './auto-sign-in';
import { callbackLogs, callbackTexts } from './callback-texts';
import { pendingSignOut } from './pending-sign-out';
import { sessionQuery, statusOf } from './session.queries';

interface Returned {
  search: URLSearchParams;
  /** The way in that the address names; Google's address names none. */
  provider: string | undefined;
}

/** Exchanges the code in the address for a session; a sentence when it is missing or refused. */
async function exchangeCode({ search, provider }: Returned): Promise<string | null> {
  const code = search.get('code');
  if (!code) {
    console.error(callbackLogs.noCode);
    return callbackTexts.failed;
  }
  try {
    await client.call('auth.createSession', {
      body: {
        code,
        state: search.get('state') ?? undefined,
        ...(provider && { provider, iss: search.get('iss') ?? undefined }),
      },
    });
    return null;
  } catch (error) {
    console.error(callbackLogs.exchange(statusOf(error)));
    return error instanceof ApiError && error.message ? error.message : callbackTexts.failed;
  }
}

/** Completes a sign-in once, even under React's strict mode, then reports the sentence of its failure, or null. */
export function useCompleteSignIn(
  search: URLSearchParams,
  provider: string | undefined,
  onDone: (failure: string | null) => void,
) {
  const queryClient = useQueryClient();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void (async () => {
      const failure = await exchangeCode({ search, provider });
      if (failure !== null) autoSignIn.pause();
      else {
        autoSignIn.resume();
        pendingSignOut.forget();
        // A read that began before the exchange would still answer for a visitor.
        await queryClient.cancelQueries(sessionQuery());
        await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
      }
      onDone(failure);
    })();
  }, [queryClient, search, provider, onDone]);
}
