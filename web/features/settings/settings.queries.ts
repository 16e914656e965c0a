import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { endSession } from '../auth/session.queries';
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

/** Deletes the account and clears the page; the server has ended every session by then. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useApiMutation('operations.deleteAccount', { onSuccess: () => endSession(queryClient) });
}
