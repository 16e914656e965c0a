import { useApiMutation, useApiQuery } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { peopleTexts as texts } from './people-texts';

export const usePeople = (q: string, after: string) =>
  useApiQuery('operator.people', { query: { q, after } });

export const useInvites = () => useApiQuery('operator.invites', {});

const onError = (error: Error) =>
  showToast({ message: error.message || texts.changeFailed, kind: 'error' });

export const useUpdatePerson = () =>
  useApiMutation('operator.updatePerson', {
    onSuccess: () => showToast({ message: texts.changed }),
    onError,
  });

export const useSignOutPerson = () =>
  useApiMutation('operator.signOutPerson', {
    onSuccess: () => showToast({ message: texts.signOut.done }),
    onError,
  });

export const useLinkPerson = () => useApiMutation('operator.linkPerson', { onError });

/** The dialog shows its own errors. */
export const useInvitePerson = () => useApiMutation('operator.invite');

export const useWithdrawInvite = () =>
  useApiMutation('operator.withdrawInvite', {
    onSuccess: () => showToast({ message: texts.invites.withdrawn }),
    onError,
  });
