import { useApiMutation } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { screenshotTexts as texts } from './texts';

/** Adds three pictures to try the product with; only when somebody asks (decisions 38). */
export function useAddSamples() {
  const { scope } = useWorkspace();
  const { mutate, isPending } = useApiMutation('screenshots.samples', {
    onError: () => showToast({ message: texts.samplesFailed, kind: 'error' }),
  });
  return { addSamples: () => mutate({ query: scope }), isAdding: isPending };
}
