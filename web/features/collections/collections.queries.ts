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

/** Deletes at once and offers Undo for ten seconds. */
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
  return ({ id, name }) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          showToast({
            message: texts.deleted(name),
            action: { label: texts.undo, onAct: () => restore.mutate({ params: { id } }) },
          }),
      },
    );
}
