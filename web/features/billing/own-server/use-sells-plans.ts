import { useApiQuery } from '../../../shared/api/hooks';

/** Whether plans are sold here; true until it is known, because most installations of the product sell them. */
export function useSellsPlans(): boolean {
  return useApiQuery('billing.config', {}, { staleTime: Infinity }).data?.sells_plans ?? true;
}
