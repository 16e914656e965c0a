import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BulkAnswer } from '../../../../server/contract/bulk';
import { ApiError } from '../../../../server/contract/client';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { client } from '../../../shared/api/client';
import { serverSentence } from '../../../shared/api/server-sentence';
import { applyEffect } from '../../../shared/api/query-client';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { PAGE_LIMIT } from '../../../../server/contract/limits';
import { changeOf, type ManyAction, type RowChange } from './bulk-changes';
import { addRows } from '../shared/added/add-rows';
import { dropRows, patchRows, peekRows } from '../shared/screenshot-cache';
import { selectionTexts as texts } from './selection-texts';
import { screenshotTexts } from '../shared/texts';

/** Sends the ids in parts. Ids that could not be sent count as failed; earlier parts keep their result. */
async function send(ids: readonly string[], action: ManyAction): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], failed: [], added: [] };
  for (let at = 0; at < ids.length; at += PAGE_LIMIT) {
    const body = { ...action, ids: ids.slice(at, at + PAGE_LIMIT) };
    try {
      const { done, failed, added } = await client.call('screenshots.bulk', { body });
      answer.done.push(...done);
      answer.failed.push(...failed);
      answer.added.push(...added);
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : 'not_sent';
      const error = serverSentence(cause, texts.failed);
      answer.failed.push(...ids.slice(at).map((id) => ({ id, code, error })));
      break;
    }
  }
  return answer;
}

/** The same fields with the values of before. */
const asBefore = (row: Screenshot, fields: Partial<Screenshot>): Partial<Screenshot> =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof Screenshot]]));

/** Shows the change at once; the returned function undoes it for some rows. */
function show(queryClient: QueryClient, rows: readonly Screenshot[], change: RowChange) {
  const changes = new Map(rows.map((row) => [row.id, change(row)]));
  patchRows(queryClient, changes);
  return (failed: ReadonlySet<string>) => {
    const back = rows.filter(({ id }) => failed.has(id));
    patchRows(
      queryClient,
      new Map(back.map((row) => [row.id, asBefore(row, changes.get(row.id) ?? {})])),
    );
  };
}

/**
 * Applies one action to many screenshots, shown at once and taken back where it fails. The declared effect reads
 * again only the counts and the lists that the action may change.
 */
export async function actOnMany(
  queryClient: QueryClient,
  ids: readonly string[],
  { action, change = changeOf(action) }: { action: ManyAction; change?: RowChange | null },
): Promise<BulkAnswer> {
  const takeBack = change ? show(queryClient, peekRows(queryClient, ids), change) : null;
  const answer = await send(ids, action);
  if (answer.failed.length > 0) takeBack?.(new Set(answer.failed.map(({ id }) => id)));
  applyEffect(queryClient, 'screenshots.bulk', { body: { ...action, ids: [...ids] } });
  return answer;
}

function failureText({ done, failed }: BulkAnswer): string {
  const [first] = failed;
  // For other people's screenshots in a team the server's sentence names the person to ask.
  if (first && failed.every(({ code }) => code === 'role_too_low')) {
    return texts.notYours(failed.length, first.error);
  }
  return done.length === 0 ? texts.failed : texts.someFailed(failed.length);
}

function tellFailures(answer: BulkAnswer): void {
  if (answer.failed.length === 0) return;
  const message = failureText(answer);
  showToast({ message, kind: 'error' });
}

/** Actions on the selection, with a toast for failures. */
export function useBulk() {
  const queryClient = useQueryClient();
  const { teamId } = useWorkspace();
  const act = useCallback(
    async (ids: readonly string[], action: ManyAction): Promise<BulkAnswer> => {
      const answer = await actOnMany(queryClient, ids, { action });
      tellFailures(answer);
      return answer;
    },
    [queryClient],
  );

  /** Moves to the trash with Undo for ten seconds. */
  const remove = useCallback(
    async (ids: readonly string[]) => {
      const rows = peekRows(queryClient, ids);
      const bringBack = (some: readonly string[]) => {
        const back = new Set(some);
        addRows(
          queryClient,
          rows.filter(({ id }) => back.has(id)),
          teamId,
        );
      };
      const putBack = dropRows(queryClient, ids);
      const { done, failed } = await act(ids, { action: 'delete' });
      if (done.length === 0) return putBack();
      if (failed.length > 0) bringBack(failed.map(({ id }) => id));
      const restore = async () => bringBack((await act(done, { action: 'restore' })).done);
      const undo = { label: screenshotTexts.undo, onAct: () => void restore() };
      showToast({ message: texts.deleted(done.length), action: undo });
    },
    [act, queryClient, teamId],
  );
  return { act, remove };
}
