import type { FindingState } from '../../../../../server/contract/reading/finding-classes';
import { useApiMutation } from '../../../../shared/api/hooks';
import { showToast } from '../../../../ui/toasts/toast';
import { findingTexts as texts } from './finding-texts';

/** Judges findings; a dismissal can be undone, because it counts for the whole space. */
export function useFindingVerdict() {
  const { mutate, isPending } = useApiMutation('findings.update', {
    onError: () => showToast({ message: texts.failed, kind: 'error' }),
  });
  const set = (id: string, state: FindingState) => mutate({ params: { id }, body: { state } });
  const judge = (id: string, state: FindingState) => {
    set(id, state);
    if (state !== 'dismissed') return;
    const undo = { label: texts.undo, onAct: () => set(id, 'open') };
    showToast({ message: texts.wasDismissed, action: undo });
  };
  return { judge, isPending };
}
