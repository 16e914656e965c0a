import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { tagTexts as texts } from './texts';

export function useTags() {
  const { scope } = useWorkspace();
  return useApiQuery('tags.list', { query: scope });
}

export const useRenameTag = () => useApiMutation('tags.rename');

/** Deletes at once and offers Undo for ten seconds, also where the page has been left meanwhile. */
export function useDeleteTag(): (name: string) => void {
  const { scope } = useWorkspace();
  const restore = useApiMutation('tags.restore', {
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  const remove = useApiMutation('tags.remove', {
    onError: () => showToast({ message: texts.deleteFailed, kind: 'error' }),
  });
  return (name) => {
    const input = { params: { name }, query: scope };
    const undo = { label: texts.undo, onAct: () => restore.mutate(input) };
    const tell = () => showToast({ message: texts.deleted(name), action: undo });
    // What `mutate` is given to call afterwards is not called once the card is gone; a promise is kept.
    void remove.mutateAsync(input).then(tell, () => undefined);
  };
}
