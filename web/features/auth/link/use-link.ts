import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/hooks';
import { browser } from '../../../shared/browser';
import { paths } from '../../../shared/paths';
import { autoSignIn } from '../auto-sign-in';
import { pendingSignOut } from '../pending-sign-out';

/** The effect of the link. Looking uses nothing up, so scanners of mail that open addresses do no harm. */
export const useLinkView = (token: string) =>
  useQuery({
    queryKey: ['auth.lookAtLink', token],
    queryFn: ({ signal }) => client.call('auth.lookAtLink', { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Signs in and loads the page anew, so that nothing is left of a person who was signed in before. */
export const useLink = () =>
  useApiMutation('auth.useLink', {
    onSuccess: () => {
      autoSignIn.resume();
      pendingSignOut.forget();
      browser.goTo(paths.home);
    },
  });

export const useAskForLink = () => useApiMutation('auth.askForLink');
