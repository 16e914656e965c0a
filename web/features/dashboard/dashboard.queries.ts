import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';
import { dashboardTexts } from './texts';

export function useDashboard() {
  const { scope } = useWorkspace();
  const tz = useTimeZone();
  return useApiQuery('dashboard.get', { query: { ...scope, tz } });
}

export function useAddSamples() {
  const { scope } = useWorkspace();
  const { mutate, isPending } = useApiMutation('screenshots.samples', {
    onError: () => showToast({ message: dashboardTexts.samplesFailed, kind: 'error' }),
  });
  return { addSamples: () => mutate({ query: scope }), isAdding: isPending };
}
