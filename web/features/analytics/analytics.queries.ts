import { ApiError } from '../../../server/contract/client';
import { useApiQuery } from '../../shared/api/hooks';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';

const NEEDS_PLAN = 402;

export function useAnalytics() {
  const { scope } = useWorkspace();
  const tz = useTimeZone();
  const query = useApiQuery('analytics.get', { query: { ...scope, tz } });
  const { error } = query;
  return { ...query, needsPlan: error instanceof ApiError && error.status === NEEDS_PLAN };
}
