import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import { apiQuery } from '../../shared/api/hooks';
import {
  dropRow,
  insertRows,
  isListed,
  putRow,
  refreshCounted,
  refreshPartialLists,
} from '../screenshots/shared/screenshot-cache';

/** Writes rows that arrived by events or in answers of other calls. Apart from the calls of the gallery, which is loaded first. */
export function useRowWriter() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      put: (row: Screenshot) => putRow(queryClient, row),
      /** Adds it to whole lists; those that were read after `cameAt`, in milliseconds of the clock, have counted it. */
      add: (row: Screenshot, teamId: string | null, cameAt: number) =>
        insertRows(queryClient, [row], teamId, cameAt),
      drop: (id: string): void => {
        dropRow(queryClient, id);
        // Where it is open the answer is a 404 now, which says so.
        const { queryKey } = apiQuery('screenshots.get', { params: { id } });
        void queryClient.resetQueries({ queryKey, type: 'active' });
      },
      refreshCounted: () => refreshCounted(queryClient),
      isListed: (id: string) => isListed(queryClient, id),
      refreshNarrowed: () => refreshPartialLists(queryClient),
    }),
    [queryClient],
  );
}
