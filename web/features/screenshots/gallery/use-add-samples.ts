import { useApiMutation } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { emptyTexts as texts } from './empty-texts';

/** Adds three sample screenshots on request. */
export function useAddSamples() {
  const { scope } = useWorkspace();
  const { mutate, isPending } = useApiMutation('screenshots.samples', {
    onError: () => showToast({ message: texts.samplesFailed, kind: 'error' }),
  });
  return { addSamples: () => mutate({ query: scope }), isAdding: isPending };
}
