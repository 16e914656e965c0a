import { CARDS_PER_PAGE, PAGE_LIMIT } from '../../../server/contract/limits';
import { useApiMutation, useApiPages } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { useWorkspace } from '../workspaces/use-workspace';
import { trashTexts as texts } from './texts';

export function useTrash() {
  const { scope } = useWorkspace();
  const pages = useApiPages('trash.list', { query: { ...scope, limit: CARDS_PER_PAGE } });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) ?? [] };
}

const toasts = (message: string) => ({
  onSuccess: () => showToast({ message }),
  onError: () => showToast({ message: texts.actFailed, kind: 'error' }),
});

/** The actions on deleted screenshots. */
export function useTrashActions() {
  const { scope } = useWorkspace();
  const bulk = useApiMutation('screenshots.bulk', {
    onSuccess: ({ failed }) =>
      failed.length === 0 ? toasts(texts.restored).onSuccess() : toasts('').onError(),
    onError: toasts('').onError,
  });
  const remove = useApiMutation('screenshots.bulk', { onError: toasts('').onError });
  const empty = useApiMutation('trash.empty', toasts(texts.gone));

  const removeForever = async (ids: readonly string[]) => {
    try {
      let failed = 0;
      for (let at = 0; at < ids.length; at += PAGE_LIMIT) {
        const some = ids.slice(at, at + PAGE_LIMIT);
        const answer = await remove.mutateAsync({ body: { ids: some, action: 'delete_forever' } });
        failed += answer.failed.length;
      }
      if (failed > 0) toasts('').onError();
      else showToast({ message: texts.gone });
    } catch {
      // `remove` has shown the error already; the rows that are left stay in the list.
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
