import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CARDS_PER_PAGE } from '../../../server/contract/limits';
import { useApiMutation, useApiPages } from '../../shared/api/hooks';
import { showToast } from '../../ui/toasts/toast';
import { actOnMany } from '../screenshots/selection/bulk.queries';
import { useWorkspace } from '../workspaces/use-workspace';
import { trashTexts as texts } from './texts';

export function useTrash() {
  const { scope } = useWorkspace();
  const pages = useApiPages('trash.list', { query: { ...scope, limit: CARDS_PER_PAGE } });
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) ?? [] };
}

/** The actions on deleted screenshots. */
export function useTrashActions() {
  const { scope } = useWorkspace();
  const queryClient = useQueryClient();
  const [isActing, setActing] = useState(false);
  const empty = useApiMutation('trash.empty', {
    onSuccess: () => showToast({ message: texts.gone }),
    onError: () => showToast({ message: texts.actFailed, kind: 'error' }),
  });
  const act = async (ids: readonly string[], action: 'restore' | 'delete_forever') => {
    setActing(true);
    const { done, failed } = await actOnMany(queryClient, ids, {
      action: { action },
      change: null,
    });
    setActing(false);
    const [first] = failed;
    if (first) showToast({ message: texts.someFailed(failed.length, first.error), kind: 'error' });
    else showToast({ message: action === 'restore' ? texts.restored(done.length) : texts.gone });
  };
  return {
    restore: (ids: readonly string[]) => act(ids, 'restore'),
    removeForever: (ids: readonly string[]) => act(ids, 'delete_forever'),
    empty: () => empty.mutate({ query: scope }),
    isBusy: isActing || empty.isPending,
  };
}
