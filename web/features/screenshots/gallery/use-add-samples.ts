import { useApiMutation } from '../../../shared/api/hooks';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { emptyTexts as texts } from './empty-texts';

/** Adds three sample screenshots on request; the button goes when they have come. */
export function useAddSamples() {
  useLeavingFocus();
  const { scope } = useWorkspace();
  const { mutate, isPending } = useApiMutation('screenshots.samples', {
    onError: () => showToast({ message: texts.samplesFailed, kind: 'error' }),
  });
  return { addSamples: () => mutate({ query: scope }), isAdding: isPending };
}
