import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { browser } from '../../shared/browser';
import { paths } from '../../shared/paths';
import { showToast } from '../../ui/toasts/toast';
import { returnAddress } from '../auth/return-address';
import { tellSignOut } from '../auth/session-hint';
import { endSession } from '../auth/session.queries';
import { useKnownSignInWays } from '../auth/use-sign-in-ways';
import { settingsTexts as texts } from './texts';

export const useUpdateProfile = () =>
  useApiMutation('auth.updateMe', {
    onSuccess: () => showToast({ message: texts.saved }),
    onError: (error) => showToast({ message: error.message || texts.saveFailed, kind: 'error' }),
  });

/** The query of every call about a workspace. */
export interface WorkspaceQuery {
  team_id?: string;
}

export const useWorkspaceSettings = (scope: WorkspaceQuery) =>
  useApiQuery('workspaces.settings', { query: scope });

export const useUpdateWorkspace = () =>
  useApiMutation('workspaces.updateSettings', {
    onSuccess: () => showToast({ message: texts.saved }),
    onError: (error) => showToast({ message: error.message || texts.saveFailed, kind: 'error' }),
  });

export const useWaysIn = () => useApiQuery('auth.waysIn', {});

export const usePasskeys = () => useApiQuery('auth.passkeys', {});

/** The ways to sign in are on their way; how tall their cards will be is not known. */
export function useWaysPending(): boolean {
  const waysIn = useWaysIn();
  const passkeys = usePasskeys();
  const known = useKnownSignInWays();
  return waysIn.isPending || passkeys.isPending || known.isPending;
}

/** Leaves for the provider; the browser comes back to the settings. */
export const useAddWayIn = () =>
  useApiMutation('auth.addWayIn', {
    onSuccess: ({ redirectUrl }) => {
      returnAddress.keep(paths.settings);
      browser.goTo(redirectUrl);
    },
    onError: (error) =>
      showToast({ message: error.message || texts.waysIn.addFailed, kind: 'error' }),
  });

export const useRemoveWayIn = (title: string) =>
  useApiMutation('auth.removeWayIn', {
    onSuccess: () => showToast({ message: texts.waysIn.removed(title) }),
    onError: (error) =>
      showToast({ message: error.message || texts.waysIn.removeFailed, kind: 'error' }),
  });

/** Deletes the account and clears the page; the server has ended every session by then. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useApiMutation('operations.deleteAccount', {
    onSuccess: () => {
      // The session takes earlier notices with it.
      endSession(queryClient);
      tellSignOut();
      showToast({ message: texts.remove.done });
    },
  });
}
