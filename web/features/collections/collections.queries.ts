import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../server/contract/collections';
import { useApiMutation, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { collectionTexts as texts } from './texts';

export function useCollections() {
  const { scope } = useWorkspace();
  return useApiQuery('collections.list', { query: scope });
}

export const useCreateCollection = () => useApiMutation('collections.create');

export const useUpdateCollection = () => useApiMutation('collections.update');

/** Deletes at once and offers Undo for ten seconds, also where the page has been left meanwhile. */
export function useDeleteCollection(): (collection: Collection) => void {
  const queryClient = useQueryClient();
  const restore = useApiMutation('collections.restore', {
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  const remove = useApiMutation('collections.remove', {
    onError: () => {
      showToast({ message: texts.deleteFailed, kind: 'error' });
      void queryClient.invalidateQueries();
    },
  });
  return ({ id, name }) => {
    const input = { params: { id } };
    const undo = { label: texts.undo, onAct: () => restore.mutate(input) };
    const tell = () => showToast({ message: texts.deleted(name), action: undo });
    // What `mutate` is given to call afterwards is not called once the card is gone; a promise is kept.
    void remove.mutateAsync(input).then(tell, () => undefined);
  };
}
