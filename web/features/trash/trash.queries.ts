import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation, useApiPages } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { trashTexts as texts } from './texts';

const PAGE_SIZE = 60;

export function useTrash() {
  const { scope } = useWorkspace();
  const pages = useApiPages('trash.list', { query: { ...scope, limit: PAGE_SIZE } });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) ?? [] };
}

const told = (message: string) => ({
  onSuccess: () => showToast({ message }),
  onError: () => showToast({ message: texts.actFailed, kind: 'error' }),
});

/** What can be done to what lies in the trash. */
export function useTrashActions() {
  const queryClient = useQueryClient();
  const { scope } = useWorkspace();
  const bulk = useApiMutation('screenshots.bulk', {
    onSuccess: ({ failed }) =>
      failed.length === 0 ? told(texts.restored).onSuccess() : told('').onError(),
    onError: told('').onError,
  });
  const remove = useApiMutation('screenshots.remove', {
    onError: told('').onError,
  });
  const empty = useApiMutation('trash.empty', told(texts.gone));

  const removeForever = async (ids: readonly string[]) => {
    try {
      for (const id of ids) {
        await remove.mutateAsync({ params: { id }, query: { forever: 'true' } });
      }
      showToast({ message: texts.gone });
    } catch {
      // Told already; what is left stays in the list.
      void queryClient.invalidateQueries();
    }
  };
  return {
    restore: (ids: readonly string[]) =>
      bulk.mutate({ body: { ids: [...ids], action: 'restore' } }),
    removeForever,
    empty: () => empty.mutate({ query: scope }),
    isBusy: bulk.isPending || remove.isPending || empty.isPending,
  };
}
