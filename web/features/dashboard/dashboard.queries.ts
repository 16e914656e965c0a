import { useApiQuery } from '../../shared/api/hooks';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';

export function useDashboard() {
  const { scope } = useWorkspace();
  const tz = useTimeZone();
  return useApiQuery('dashboard.get', { query: { ...scope, tz } });
}
