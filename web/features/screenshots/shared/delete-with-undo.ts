import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { useApiMutation } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { useWorkspace } from '../../workspaces/use-workspace';
import { dropRow } from './screenshot-cache';
import { screenshotTexts as texts } from './texts';

/** Puts a screenshot back into the workspace it was deleted from; the person may be in another one by then. */
function useRestore() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useApiMutation('screenshots.restore', {
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  return useCallback(
    (id: string, teamId: string | null) => {
      const show = async (row: Screenshot) => {
        const { addRows } = await import('./added/add-rows');
        addRows(queryClient, [row], teamId);
      };
      // Without that code the row comes with the next reading of its list.
      mutateAsync({ params: { id } })
        .then(show)
        .catch(() => undefined);
    },
    [mutateAsync, queryClient],
  );
}

/** Whether a deletion is under way; until it has succeeded, the row may come back. */
export const useIsDeleting = (): boolean =>
  useIsMutating({ mutationKey: ['screenshots.remove'] }) > 0;

/** Moves a screenshot to the trash at once and offers Undo for ten seconds. */
export function useDelete(): (id: string) => void {
  const queryClient = useQueryClient();
  const { teamId } = useWorkspace();
  const restore = useRestore();
  const { mutateAsync } = useApiMutation('screenshots.remove', {
    onMutate: ({ params: { id } }) => dropRow(queryClient, id),
    // A failed deletion beside this one restores the lists as it saw them, with this row in them.
    onSuccess: (_nothing, { params: { id } }) => void dropRow(queryClient, id),
    onError: (_error, _input, putBack) => {
      putBack?.();
      showToast({ message: texts.deleteFailed, kind: 'error' });
    },
  });
  return useCallback(
    (id) => {
      const undo = { label: texts.undo, onAct: () => restore(id, teamId) };
      const offerUndo = () => showToast({ message: texts.deleted, action: undo });
      void mutateAsync({ params: { id } }).then(offerUndo, () => undefined);
    },
    [mutateAsync, restore, teamId],
  );
}
