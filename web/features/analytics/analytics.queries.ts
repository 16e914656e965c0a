import { ApiError } from '../../../server/contract/client';
import { useApiQuery } from '../../shared/api/hooks';
import { NEEDS_PLAN } from '../../shared/api/statuses';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';

/** The smallest plan that includes analytics; null when the error is not about a plan. */
function neededPlan(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.status !== NEEDS_PLAN) return null;
  const plan = error.body.details?.plan;
  return typeof plan === 'string' ? plan : '';
}

export function useAnalytics() {
  const { scope } = useWorkspace();
  const tz = useTimeZone();
  const query = useApiQuery('analytics.get', { query: { ...scope, tz } });
  return { ...query, neededPlan: neededPlan(query.error) };
}
