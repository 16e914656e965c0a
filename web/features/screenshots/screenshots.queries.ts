import {
  keepPreviousData,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import { client } from '../../shared/api/client';
import { apiPages, useApiQuery } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { useTimeZone } from '../auth/use-time-zone';
import { useWorkspace } from '../workspaces/use-workspace';
import type { GalleryFilter } from './gallery-address.model';
import {
  addRow,
  dropRow,
  isListed,
  patchRow,
  peekRow,
  putRow,
  refreshAllLists,
  refreshCounted,
  refreshListsBy,
  refreshNarrowedLists,
} from './screenshot-cache';
import { rowsOf } from './screenshot-pages.model';
import { PAGE_SIZE, screenshotTexts as texts } from './texts';

type ListInput = Parameters<typeof apiPages<'screenshots.list'>>[1];

function listInput(
  scope: { team_id?: string },
  filter: GalleryFilter,
  { timeZone, cursor }: { timeZone: string; cursor: string | undefined },
): ListInput {
  const hasDates = filter.startDate !== '' || filter.endDate !== '';
  return {
    query: {
      ...scope,
      q: filter.q || undefined,
      tags: filter.tags.join(',') || undefined,
      favorites: filter.favorites ? 'true' : undefined,
      start_date: filter.startDate || undefined,
      end_date: filter.endDate || undefined,
      date_field: hasDates ? filter.dateField : undefined,
      tz: hasDates ? timeZone : undefined,
      collection_id: filter.collectionId || undefined,
      cursor,
      limit: PAGE_SIZE,
      fields: 'card',
      count: 'true',
    },
  };
}

/** The gallery's rows as far as they are loaded; a new filter keeps the old ones until its own arrive. */
export function useScreenshotPages(filter: GalleryFilter, cursor?: string) {
  const { scope, teamId } = useWorkspace();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery({
    ...apiPages('screenshots.list', listInput(scope, filter, { timeZone, cursor })),
    placeholderData: (previous, previousQuery) => {
      const [, input] = previousQuery?.queryKey ?? [];
      // What belongs to one space never stands in for another.
      return (input?.query?.team_id ?? null) === teamId ? keepPreviousData(previous) : undefined;
    },
  });
  const rows = useMemo(() => (query.data ? rowsOf(query.data) : []), [query.data]);
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return { ...query, rows, total: query.data?.pages[0]?.total ?? rows.length, loadMore };
}

/** One whole row; what a list knows of it stands there until it has arrived. */
export function useScreenshot(id: string) {
  const queryClient = useQueryClient();
  return useApiQuery(
    'screenshots.get',
    { params: { id } },
    { placeholderData: () => peekRow(queryClient, id) },
  );
}

/*
 * The answer of these calls is the row itself. It goes straight into every list that shows it, so nothing
 * is read again: a gallery of fifty pages would otherwise be fetched anew for one heart.
 */
function usePatch(failure: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Partial<Screenshot> }) =>
      client.call('screenshots.update', {
        params: { id },
        body: body as { is_favorite?: boolean; ai_generated_title?: string },
      }),
    onMutate: ({ id, body }) => patchRow(queryClient, id, body),
    onError: (_error, { id, body }, before) => {
      if (before) patchRow(queryClient, id, pick(before, body));
      showToast({ message: failure, kind: 'error' });
    },
    onSuccess: (_row, { id, body }) => {
      patchRow(queryClient, id, body);
      refreshListsBy(queryClient, 'is_favorite' in body ? ['favorites'] : ['q']);
      refreshCounted(queryClient);
    },
  });
}

/** The same fields with the values of before. */
function pick(before: Screenshot, fields: Partial<Screenshot>): Partial<Screenshot> {
  const keys = Object.keys(fields) as (keyof Screenshot)[];
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

export function useFavorite(): (row: Pick<Screenshot, 'id' | 'is_favorite'>) => void {
  const { mutate } = usePatch(texts.favoriteFailed);
  return useCallback(
    ({ id, is_favorite }) => mutate({ id, body: { is_favorite: !is_favorite } }),
    [mutate],
  );
}

export function useRename(): (id: string, title: string) => void {
  const { mutate } = usePatch(texts.renameFailed);
  return useCallback((id, title) => mutate({ id, body: { ai_generated_title: title } }), [mutate]);
}

/** The space it was deleted in: by the time of an Undo the person may be in another. */
interface Deleted {
  id: string;
  teamId: string | null;
}

function useRestore() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Deleted) => client.call('screenshots.restore', { params: { id } }),
    onSuccess: (row, { teamId }) => {
      addRow(queryClient, row, teamId);
      refreshCounted(queryClient);
    },
    onError: () => showToast({ message: texts.restoreFailed, kind: 'error' }),
  });
  return mutate;
}

/** No name of a route: after a deletion the lists are changed in place and not read again. */
const DELETION = ['to the trash'] as const;

/** Whether a deletion is still on its way, so that what it took away may come back. */
export const useIsDeleting = (): boolean => useIsMutating({ mutationKey: DELETION }) > 0;

/** Moves to the trash at once and offers Undo for ten seconds. */
export function useDelete(): (id: string) => void {
  const queryClient = useQueryClient();
  const { teamId } = useWorkspace();
  const restore = useRestore();
  const { mutate } = useMutation({
    mutationKey: DELETION,
    mutationFn: ({ id }: Deleted) => client.call('screenshots.remove', { params: { id } }),
    onMutate: ({ id }) => dropRow(queryClient, id),
    onSuccess: (_nothing, deleted) => {
      const { id } = deleted;
      // A deletion beside it that failed has brought back what it saw, and this row with it.
      dropRow(queryClient, id);
      refreshCounted(queryClient);
      showToast({
        message: texts.deleted,
        action: { label: texts.undo, onAct: () => restore(deleted) },
      });
    },
    onError: (_error, _deleted, putBack) => {
      putBack?.();
      refreshAllLists(queryClient);
      refreshCounted(queryClient);
      showToast({ message: texts.deleteFailed, kind: 'error' });
    },
  });
  return useCallback((id) => mutate({ id, teamId }), [mutate, teamId]);
}

/** Writes rows that came another way than by asking (events, answers of other calls). */
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
      refreshNarrowed: () => refreshNarrowedLists(queryClient),
    }),
    [queryClient],
  );
}
