import { useQueryClient } from '@tanstack/react-query';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { apiQuery, useApiMutation, useApiQuery } from '../../../shared/api/hooks';
import { failureText } from './failure-text';
import { useDeparture } from './use-departure';

/** Previews the cost of another plan; read again each time, because the sum depends on the day. */
export const useChangePreview = (planId: number) =>
  useApiQuery('billing.changePreview', { query: { plan_id: String(planId) } }, { staleTime: 0 });

export const useInvoices = () => useApiQuery('billing.invoices', {});

/** Shows the answered status at once; `effects.ts` has the rest read again. */
function useShowStatus() {
  const queryClient = useQueryClient();
  const { queryKey } = apiQuery('billing.status', {});
  return (status: SubscriptionStatus) => void queryClient.setQueryData(queryKey, status);
}

export const useCancelPlan = () => useApiMutation('billing.cancel', { onSuccess: useShowStatus() });

export const useResumePlan = () => useApiMutation('billing.resume', { onSuccess: useShowStatus() });

export const useChangePlan = () => useApiMutation('billing.change', { onSuccess: useShowStatus() });

/** Opens the provider's page for cards and invoices. */
export function usePortal() {
  const portal = useApiMutation('billing.portal');
  const { busyWith, depart, ...failure } = useDeparture();
  const ask = async () => {
    const opened = await portal.mutateAsync({}).catch((error) => {
      throw new Error(failureText(error, ''));
    });
    // A proxy may answer with something else.
    if (!opened?.portal_url) throw new Error('');
    return opened.portal_url;
  };
  return { isBusy: busyWith !== null, open: () => depart('portal', ask), ...failure };
}
