import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BulkAction, BulkAnswer } from '../../../server/contract/bulk';
import { client } from '../../shared/api/client';
import { invalidateAfter } from '../../shared/api/query-client';
import { showToast } from '../../ui/toast';
import { screenshotTexts } from './texts';

const texts = screenshotTexts.selection;
/** One call takes so many. */
const AT_ONCE = 200;

type Action = BulkAction extends infer One
  ? One extends BulkAction
    ? Omit<One, 'ids'>
    : never
  : never;

async function send(ids: readonly string[], action: Action): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], failed: [] };
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const body = { ...action, ids: ids.slice(at, at + AT_ONCE) };
    const { done, failed } = await client.call('screenshots.bulk', { body });
    answer.done.push(...done);
    answer.failed.push(...failed);
  }
  return answer;
}

/** Does one thing to many screenshots and tells what could not be done. */
export function useBulk() {
  const queryClient = useQueryClient();
  const act = useCallback(
    async (ids: readonly string[], action: Action): Promise<BulkAnswer | null> => {
      try {
        const answer = await send(ids, action);
        const failed = answer.failed.length;
        if (failed > 0) showToast({ message: texts.someFailed(failed), kind: 'error' });
        return answer;
      } catch {
        showToast({ message: texts.failed, kind: 'error' });
        return null;
      } finally {
        invalidateAfter(queryClient, 'screenshots.bulk');
      }
    },
    [queryClient],
  );

  /** Into the trash, with Undo for ten seconds. */
  const remove = useCallback(
    async (ids: readonly string[]) => {
      const answer = await act(ids, { action: 'delete' });
      if (!answer || answer.done.length === 0) return;
      const { done } = answer;
      const undo = {
        label: screenshotTexts.undo,
        onAct: () => void act(done, { action: 'restore' }),
      };
      showToast({ message: texts.deleted(done.length), action: undo });
    },
    [act],
  );
  return { act, remove };
}
