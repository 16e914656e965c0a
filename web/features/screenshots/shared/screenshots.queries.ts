import {
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RouteInput } from '../../../../server/contract/api';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { apiPages, useApiMutation, useApiQuery } from '../../../shared/api/hooks';
import { showToast } from '../../../ui/toasts/toast';
import { useTimeZone } from '../../auth/use-time-zone';
import { useWorkspace } from '../../workspaces/use-workspace';
import type { GalleryFilter } from './gallery-address.model';
import type { GalleryOrder } from './gallery-order.model';
import { listInput } from './list-input';
import { patchRow, peekRow } from './screenshot-cache';
import { rowsOf } from './screenshot-pages.model';
import { screenshotTexts as texts } from './texts';

/** Whether the list could not be read again. While the next reading is under way nothing is said of that one. */
function useHasFailed({ isFetching, isError, isRefetchError }: UseInfiniteQueryResult): boolean {
  const [hasFailed, setFailed] = useState(false);
  if (!isFetching && hasFailed !== isRefetchError) setFailed(isRefetchError);
  return isError && hasFailed;
}

/** The loaded rows of the gallery; a new filter keeps the old rows until its own arrive. */
export function useScreenshotPages(
  filter: GalleryFilter,
  cursor?: string,
  order: GalleryOrder | null = null,
  { enabled = true } = {},
) {
  const { scope, teamId } = useWorkspace();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery({
    ...apiPages('screenshots.list', listInput(scope, filter, { timeZone, cursor, order })),
    enabled,
    placeholderData: (previous, previousQuery) => {
      const [, input] = previousQuery?.queryKey ?? [];
      // Rows of one workspace are never shown in another.
      return (input?.query?.team_id ?? null) === teamId ? keepPreviousData(previous) : undefined;
    },
  });
  const rows = useMemo(() => (query.data ? rowsOf(query.data) : []), [query.data]);
  const hasFailed = useHasFailed(query);
  const { fetchNextPage, refetch, hasNextPage, isError, isFetching, isFetchNextPageError } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const again = () => void refetch();
  // Only one answer of a list is on its way at a time, and a wish for more is not kept until then. After a failure
  // people ask: behind rows that are out of date a next page would let them pass for fresh.
  const onNeedMore = hasNextPage && !isFetching && !isError ? loadMore : undefined;
  // All loaded rows were deleted. There is no grid then that would ask for more.
  const isShort = hasNextPage && rows.length === 0;
  useEffect(() => {
    if (isShort) onNeedMore?.();
  }, [isShort, onNeedMore]);
  return {
    ...query,
    data: isShort ? undefined : query.data,
    isPending: isShort ? !isError : query.isPending,
    rows,
    total: query.data?.pages[0]?.total ?? rows.length,
    hasFailed,
    onNeedMore,
    onRetryMore: isFetchNextPageError ? loadMore : hasFailed && hasNextPage ? again : undefined,
  };
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

type Update = RouteInput<'screenshots.update'>;

/** The fields of the row in a change. */
const fieldsOf = ({ body: { expected: _, ...fields } = {} }: Update): Partial<Screenshot> => fields;

/** Shows the changed fields in every list at once, and takes them back when the server refuses them. */
export function usePatch(
  onRefused: (error: Error, input: Update) => void,
  options: { scope?: { id: string } } = {},
) {
  const queryClient = useQueryClient();
  return useApiMutation('screenshots.update', {
    ...options,
    onMutate: (input) => patchRow(queryClient, input.params.id, fieldsOf(input)),
    onError: (error, input, before) => {
      if (before) patchRow(queryClient, input.params.id, pick(before, fieldsOf(input)));
      onRefused(error, input);
    },
    // Another answer may have brought the old value back while this call was under way.
    onSuccess: (_row, input) => void patchRow(queryClient, input.params.id, fieldsOf(input)),
  });
}

/** The previous values of the changed fields. */
function pick(before: Screenshot, fields: Partial<Screenshot>): Partial<Screenshot> {
  const keys = Object.keys(fields) as (keyof Screenshot)[];
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

export function useFavorite(): (row: Pick<Screenshot, 'id' | 'is_favorite'>) => void {
  const { mutate } = usePatch(() => showToast({ message: texts.favoriteFailed, kind: 'error' }));
  return useCallback(
    ({ id, is_favorite }) => mutate({ params: { id }, body: { is_favorite: !is_favorite } }),
    [mutate],
  );
}
