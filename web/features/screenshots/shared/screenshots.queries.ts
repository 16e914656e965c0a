import {
  keepPreviousData,
  useInfiniteQuery,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { apiPages, useApiMutation, useApiQuery } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import type { GalleryFilter } from './gallery-address.model';
import type { GalleryOrder } from './gallery-order.model';
import { listInput } from './list-input';
import {
  addRow,
  dropRow,
  isListed,
  patchRow,
  peekRow,
  putRow,
  refreshCounted,
  refreshPartialLists,
} from './screenshot-cache';
import { rowsOf } from './screenshot-pages.model';
import { screenshotTexts as texts } from './texts';

/** The loaded rows of the gallery; a new filter keeps the old rows until its own arrive. */
export function useScreenshotPages(
  filter: GalleryFilter,
  cursor?: string,
  order: GalleryOrder | null = null,
) {
  const { scope, teamId } = useWorkspace();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery({
    ...apiPages('screenshots.list', listInput(scope, filter, { timeZone, cursor, order })),
    placeholderData: (previous, previousQuery) => {
      const [, input] = previousQuery?.queryKey ?? [];
      // Rows of one workspace are never shown in another.
      return (input?.query?.team_id ?? null) === teamId ? keepPreviousData(previous) : undefined;
    },
  });
  const rows = useMemo(() => (query.data ? rowsOf(query.data) : []), [query.data]);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return { ...query, rows, total: query.data?.pages[0]?.total ?? rows.length, loadMore };
}

/** One whole row; a row from a list is the placeholder. */
export function useScreenshot(id: string) {
  const queryClient = useQueryClient();
  return useApiQuery(
    'screenshots.get',
    { params: { id } },
    { placeholderData: () => peekRow(queryClient, id) },
  );
}

/** Shows the changed fields in every list at once, and takes them back when the server refuses them. */
function usePatch(failure: string) {
  const queryClient = useQueryClient();
  return useApiMutation('screenshots.update', {
    onMutate: ({ params: { id }, body = {} }) => patchRow(queryClient, id, body),
    onError: (_error, { params: { id }, body = {} }, before) => {
      if (before) patchRow(queryClient, id, pick(before, body));
      showToast({ message: failure, kind: 'error' });
    },
    // Another answer may have brought the old value back while this call was under way.
    onSuccess: (_row, { params: { id }, body = {} }) => void patchRow(queryClient, id, body),
  });
}

/** The previous values of the changed fields. */
function pick(before: Screenshot, fields: Partial<Screenshot>): Partial<Screenshot> {
  const keys = Object.keys(fields) as (keyof Screenshot)[];
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

export function useFavorite(): (row: Pick<Screenshot, 'id' | 'is_favorite'>) => void {
  const { mutate } = usePatch(texts.favoriteFailed);
  return useCallback(
    ({ id, is_favorite }) => mutate({ params: { id }, body: { is_favorite: !is_favorite } }),
    [mutate],
  );
}

export function useRename(): (id: string, title: string) => void {
  const { mutate } = usePatch(texts.renameFailed);
  return useCallback(
    (id, title) => mutate({ params: { id }, body: { ai_generated_title: title } }),
    [mutate],
  );
}

/** Sets when an image was made, as the person's clock showed it; null where nobody knows it. */
export function useCreatedDate(failure: string): (id: string, at: string | null) => void {
  const { mutate } = usePatch(failure);
  return useCallback(
    (id, at) => mutate({ params: { id }, body: { image_created_at: at } }),
    [mutate],
  );
}

/** Sets the note; an empty one is none. */
export function useNote(failure: string): (id: string, note: string | null) => void {
  const { mutate } = usePatch(failure);
  return useCallback((id, note) => mutate({ params: { id }, body: { note } }), [mutate]);
}

/** Puts a screenshot back into the workspace it was deleted from; the person may be in another one by then. */
function useRestore() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useApiMutation('screenshots.restore', {
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  return useCallback(
    (id: string, teamId: string | null) => {
      const show = (row: Screenshot) => addRow(queryClient, row, teamId);
      void mutateAsync({ params: { id } }).then(show, () => undefined);
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

/** Writes rows that arrived by events or in answers of other calls. */
export function useRowWriter() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      put: (row: Screenshot) => putRow(queryClient, row),
      add: (row: Screenshot, teamId: string | null) => addRow(queryClient, row, teamId),
      drop: (id: string): void => {
        dropRow(queryClient, id);
      },
      refreshCounted: () => refreshCounted(queryClient),
      isListed: (id: string) => isListed(queryClient, id),
      refreshNarrowed: () => refreshPartialLists(queryClient),
    }),
    [queryClient],
  );
}
