import { useQueryClient } from '@tanstack/react-query';
import type { TransferAnswer } from '../../../../server/contract/organise/transfers';
import { PAGE_LIMIT } from '../../../../server/contract/limits';
import { client } from '../../../shared/api/client';
import { serverSentence } from '../../../shared/api/server-sentence';
import { applyEffect } from '../../../shared/api/query-client';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { dropRows } from '../shared/screenshot-cache';
import { actOnMany } from '../selection/bulk.queries';
import { transferTexts as texts } from './transfer-texts';

/** The server takes a move back for `MOVE_UNDO_MINUTES`; a toast that stays that long would be in the way. */
const UNDO_MS = 20_000;

export interface Target {
  teamId: string | null;
  name: string;
}

/** Sends the ids in parts; what could not be sent counts as failed. */
async function send(ids: readonly string[], teamId: string | null, copy: boolean) {
  const answer: TransferAnswer = { done: [], failed: [] };
  for (let at = 0; at < ids.length; at += PAGE_LIMIT) {
    const part = ids.slice(at, at + PAGE_LIMIT);
    try {
      const body = { ids: part, team_id: teamId, copy };
      const { done, failed } = await client.call('screenshots.transfer', { body });
      answer.done.push(...done);
      answer.failed.push(...failed);
    } catch (cause) {
      const error = serverSentence(cause, texts.failed);
      answer.failed.push(...ids.slice(at).map((id) => ({ id, code: 'not_sent', error })));
      break;
    }
  }
  return answer;
}

/** Moves or copies screenshots, tells what happened, and offers Undo. */
export function useTransfer() {
  const queryClient = useQueryClient();
  const { teamId: here } = useWorkspace();
  const readAgain = (ids: readonly string[]) =>
    applyEffect(queryClient, 'screenshots.transfer', { body: { ids: [...ids], team_id: null } });

  const undo = async (done: TransferAnswer['done'], isCopy: boolean) => {
    const ids = done.map(({ new_id: id }) => id);
    const { failed } = await (isCopy
      ? actOnMany(queryClient, ids, { action: { action: 'delete' }, change: null })
      : send(ids, here, false));
    readAgain(ids);
    if (failed.length > 0) return showToast({ message: texts.undoFailed, kind: 'error' });
    const message = isCopy ? texts.copiesGone(ids.length) : texts.undone(ids.length);
    showToast({ message });
  };

  /** Resolves to the ids that are no longer here. */
  return async (ids: readonly string[], to: Target, isCopy: boolean): Promise<string[]> => {
    const { done, failed } = await send(ids, to.teamId, isCopy);
    const moved = isCopy ? [] : done.map(({ id }) => id);
    dropRows(queryClient, moved);
    readAgain(ids);
    const [first] = failed;
    if (first) showToast({ message: texts.someFailed(failed.length, first.error), kind: 'error' });
    // One that came back out of the trash there has been there before: it stays.
    const taken = isCopy ? done : done.filter(({ id, new_id: newId }) => id === newId);
    if (done.length > 0) {
      const message = isCopy
        ? texts.copied(done.length, to.name)
        : texts.moved(done.length, to.name);
      const action = { label: texts.undo, onAct: () => void undo(taken, isCopy) };
      showToast({ message, action: taken.length > 0 ? action : undefined, milliseconds: UNDO_MS });
    }
    return moved;
  };
}
