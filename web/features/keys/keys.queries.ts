import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useSubscriptionStatus } from '../billing/shared/billing.queries';
import { keysTexts as texts } from './texts';

export const useKeys = () => useApiQuery('keys.list', {});

/** The cards of programs are on their way: which keys there are, and whether the plan has them. */
export function useProgramsPending(): boolean {
  const keys = useKeys();
  const plan = useSubscriptionStatus();
  return keys.isPending || plan.isPending;
}

export const useCreateKey = () => useApiMutation('keys.create');

export const useRevokeKey = (name: string) =>
  useApiMutation('keys.remove', {
    onSuccess: () => showToast({ message: texts.revoked(name) }),
    onError: (error) => showToast({ message: error.message || texts.revokeFailed, kind: 'error' }),
  });

/** The sign-in request of a code; always read again, because its state also changes elsewhere. */
export const usePairingRequest = (code: string) =>
  useApiQuery(
    'keys.pairingRequest',
    { params: { id: code } },
    { enabled: code !== '', retry: false, staleTime: 0 },
  );

export const useApprovePairing = () => useApiMutation('keys.approvePairing');
export const useDenyPairing = () => useApiMutation('keys.denyPairing');
