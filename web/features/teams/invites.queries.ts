import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { useNavigate } from 'react-router-dom';
import { serverSentence } from '../../shared/api/server-sentence';
import { paths } from '../../shared/paths';
import { KEPT_FRESH } from './teams.queries';
import { invitePageTexts, teamTexts } from './texts';

export const useInvites = (id: string) =>
  useApiQuery('invites.list', { params: { id } }, KEPT_FRESH);

export const useInvite = () => useApiMutation('invites.create');

const tellFailure = (error: unknown) =>
  showToast({ message: serverSentence(error, teamTexts.actFailed), kind: 'error' });

export const useResendInvite = () => useApiMutation('invites.resend', { onError: tellFailure });

export const useRevokeInvite = () => useApiMutation('invites.revoke', { onError: tellFailure });

/** The invite of a token. */
export const useInviteView = (token: string) =>
  useApiQuery('invites.get', { params: { id: token } }, { staleTime: 0 });

/** Joins the team and opens its workspace. */
export function useAcceptInvite() {
  const { select } = useWorkspace();
  const navigate = useNavigate();
  return useApiMutation('invites.accept', {
    onSuccess: ({ id, name }) => {
      select(id);
      void navigate(paths.gallery, { replace: true });
      showToast({ message: invitePageTexts.accepted(name) });
    },
  });
}

export const useDeclineInvite = () => useApiMutation('invites.decline');
