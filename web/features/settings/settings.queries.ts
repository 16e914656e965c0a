import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { endSession } from '../auth/session.queries';
import { settingsTexts as texts } from './texts';

export const useUpdateProfile = () =>
  useApiMutation('auth.updateMe', {
    onSuccess: () => showToast({ message: texts.saved }),
    onError: (error) => showToast({ message: error.message || texts.saveFailed, kind: 'error' }),
  });

/** What every call about a space carries in its query. */
export interface SpaceScope {
  team_id?: string;
}

export const useSpaceSettings = (scope: SpaceScope) =>
  useApiQuery('workspaces.settings', { query: scope });

export const useUpdateSpace = () =>
  useApiMutation('workspaces.updateSettings', {
    onSuccess: () => showToast({ message: texts.saved }),
    onError: (error) => showToast({ message: error.message || texts.saveFailed, kind: 'error' }),
  });

/** The server has ended every session by then; the page forgets everything at once. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useApiMutation('operations.deleteAccount', { onSuccess: () => endSession(queryClient) });
}
