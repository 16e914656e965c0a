import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAnswer } from '../../../server/contract/bulk';
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

type TrashAction = 'restore' | 'delete_forever';

/** Says how many screenshots an action was applied to and how many stay. */
function tellResult({ done, failed }: Pick<BulkAnswer, 'done' | 'failed'>, action: TrashAction) {
  // Somebody else restored or deleted the others.
  const staying = failed.filter(({ code }) => code !== 'screenshot_not_found');
  const [first] = staying;
  const result = (action === 'restore' ? texts.restored : texts.removed)(done.length);
  if (first) {
    const message = texts.someFailed(done.length > 0 ? result : null, staying.length, first.error);
    return showToast({ message, kind: 'error' });
  }
  if (action === 'delete_forever') return showToast({ message: texts.gone });
  showToast({ message: done.length > 0 ? result : texts.notInTrash });
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
  const act = async (ids: readonly string[], action: TrashAction) => {
    setActing(true);
    const { done, failed } = await actOnMany(queryClient, ids, {
      action: { action },
      change: null,
    });
    setActing(false);
    tellResult({ done, failed }, action);
  };
  return {
    restore: (ids: readonly string[]) => act(ids, 'restore'),
    removeForever: (ids: readonly string[]) => act(ids, 'delete_forever'),
    empty: () => empty.mutate({ query: scope }),
    isBusy: isActing || empty.isPending,
  };
}
