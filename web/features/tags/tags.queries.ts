import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { tagTexts as texts } from './texts';

export function useTags() {
  const { scope } = useWorkspace();
  return useApiQuery('tags.list', { query: scope });
}

export const useRenameTag = () => useApiMutation('tags.rename');

/** Merges several tags into one, one after another. Resolves to whether all of them were merged. */
export function useMergeTags() {
  const { scope } = useWorkspace();
  const rename = useRenameTag();
  const merge = async (from: readonly string[], into: string): Promise<boolean> => {
    for (const name of from) {
      try {
        await rename.mutateAsync({ params: { name }, query: scope, body: { name: into } });
      } catch {
        showToast({ message: texts.proposals.failed(name), kind: 'error' });
        return false;
      }
    }
    showToast({ message: texts.merged(into) });
    return true;
  };
  return { merge, isMerging: rename.isPending };
}

/** Deletes at once and offers Undo for ten seconds, also after the page was left. */
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
    // Callbacks of `mutate` are dropped when the card unmounts; a promise is not.
    void remove.mutateAsync(input).then(tell, () => undefined);
  };
}
