import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../server/contract/client';
import { client } from '../../../shared/api/client';
import { apiQuery, useApiQuery } from '../../../shared/api/hooks';
import { runTests } from './stripe-test.model';

/** Whether the page exists: without a test-mode key or the sandbox its route answers 404. */
export function useStripeTestExists(): 'pending' | 'yes' | 'no' {
  const { isFetched, error } = useApiQuery('billing.products', {}, { retry: false });
  // Not `isPending`, which is true again during a retry and would reset the page.
  if (!isFetched) return 'pending';
  return error instanceof ApiError && error.status === 404 ? 'no' : 'yes';
}

/** Reads the products each time, to show the provider's current ones. */
export function useReadProducts() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.fetchQuery({ ...apiQuery('billing.products', {}), staleTime: 0, retry: false });
}

/** The tests bypass the cache. */
export const runStripeTests = () =>
  runTests({
    config: () => client.call('billing.config', {}),
    plans: () => client.call('billing.plans', {}),
    status: () => client.call('billing.status', {}),
    products: () => client.call('billing.products', {}),
  });
