import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { apiQuery, useApiQuery } from '../../../shared/api/hooks';
import { hasPlanChanged, planBeforeCheckout } from '../shared/plan-before-checkout';

const EVERY_MS = 2_000;
const AT_MOST_MS = 30_000;

const REFRESH = { query: { refresh: 'true' } } as const;

export type Confirmation = 'waiting' | 'confirmed' | 'late';

/**
 * After a checkout: polls the status every two seconds, for at most thirty, until the plan has changed. The
 * provider's event may arrive after the person.
 */
export function useConfirmation(isExpected: boolean) {
  const queryClient = useQueryClient();
  const [planBefore] = useState(planBeforeCheckout.get);
  const [isLate, setLate] = useState(false);
  const isDone = (status: SubscriptionStatus | undefined) =>
    status !== undefined && hasPlanChanged(status, planBefore);

  const { data } = useApiQuery('billing.status', REFRESH, {
    enabled: isExpected && !isLate,
    refetchInterval: (query) => (isDone(query.state.data) ? false : EVERY_MS),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isConfirmed = isDone(data);

  useEffect(() => {
    if (!data) return;
    const { queryKey } = apiQuery('billing.status', {});
    // An older answer that is still on its way would take its place.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, data);
  }, [data, queryClient]);

  useEffect(() => {
    if (!isConfirmed) return;
    planBeforeCheckout.forget();
    // Locked screenshots are open now, and there is a new invoice.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isStatus(queryKey) });
  }, [isConfirmed, queryClient]);

  const isWaiting = isExpected && !isConfirmed && !isLate;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const unconfirmed: Confirmation = isLate ? 'late' : 'waiting';
  const state: Confirmation = isConfirmed ? 'confirmed' : unconfirmed;
  return { state, askAgain: () => setLate(false) };
}

const isStatus = (queryKey: readonly unknown[]): boolean => queryKey[0] === 'billing.status';
