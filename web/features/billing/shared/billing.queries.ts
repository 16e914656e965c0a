import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FREE_PLAN } from '../../../../server/contract/plans';
import { apiQuery, useApiQuery } from '../../../shared/api/hooks';
import { useSession } from '../../auth/session.queries';
import { type PlanCard, planCards } from './plan-cards.model';
import { limitOf, planNameOf } from './usage.model';

/** Plans change rarely: only when an operator changes them. */
const PLANS_STALE_AFTER = 10 * 60_000;

/** The plans on sale; undefined until they are loaded. */
export function usePlans() {
  return useApiQuery('billing.plans', {}, { staleTime: PLANS_STALE_AFTER }).data;
}

/** The upload limit of people without a subscription. */
function useFreeLimit(): number | null {
  const free = usePlans()?.find((plan) => plan.id === FREE_PLAN.id);
  return free ? free.screenshot_limit : FREE_PLAN.screenshotLimit;
}

/** Plan, usage and remaining uploads; undefined while unknown. */
export function useSubscriptionStatus() {
  const session = useSession();
  const queryClient = useQueryClient();
  const freeLimit = useFreeLimit();
  const isSignedIn = session.state === 'in';
  const query = useApiQuery('billing.status', {}, { enabled: isSignedIn });

  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: apiQuery('billing.status', {}).queryKey }),
    [queryClient],
  );

  /** Asks the server now; undefined where it cannot be reached. */
  const ask = useCallback(async () => {
    const status = apiQuery('billing.status', {});
    // A request that is on its way may have been answered before the change that the caller knows of.
    await queryClient.cancelQueries({ queryKey: status.queryKey });
    return queryClient
      .fetchQuery({ ...status, staleTime: 0, retry: false, networkMode: 'always' })
      .catch(() => undefined);
  }, [queryClient]);

  const status = isSignedIn ? query.data : undefined;
  return {
    status,
    planName: status && planNameOf(status),
    limit: status && limitOf(status, freeLimit),
    isPending: isSignedIn && query.isPending,
    isFetching: query.isFetching,
    refresh,
    ask,
  };
}

/** The plans as shown: names and features from the contract, prices from the server once they are loaded. */
export function usePlanCards(): PlanCard[] {
  return planCards(usePlans());
}
