import type { Collection } from '../../../server/contract/collections';
import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { collectionTexts as texts } from './texts';

export function useCollections() {
  const { scope } = useWorkspace();
  return useApiQuery('collections.list', { query: scope });
}

export const useCreateCollection = () => useApiMutation('collections.create');

export const useUpdateCollection = () => useApiMutation('collections.update');

/** Deletes at once and offers Undo for ten seconds, also after the page was left. */
export function useDeleteCollection(): (collection: Collection) => void {
  const restore = useApiMutation('collections.restore', {
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  const remove = useApiMutation('collections.remove', {
    onError: () => showToast({ message: texts.deleteFailed, kind: 'error' }),
  });
  return ({ id, name }) => {
    const input = { params: { id } };
    const undo = { label: texts.undo, onAct: () => restore.mutate(input) };
    const tell = () => showToast({ message: texts.deleted(name), action: undo });
    // Callbacks of `mutate` are dropped when the card unmounts; a promise is not.
    void remove.mutateAsync(input).then(tell, () => undefined);
  };
}
