import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Screenshot } from '../../../server/contract/screenshots';
import { client } from '../../shared/api/client';
import { COUNTED } from '../../shared/api/effects';
import { apiQuery } from '../../shared/api/hooks';
import { readAgain } from '../../shared/api/query-client';
import type { ListInput } from '../screenshots/shared/list-input';
import {
  insertRows,
  isWholeListOf,
  refreshPartialLists,
} from '../screenshots/shared/added/add-rows';
import { isComplete, withTotal } from '../screenshots/shared/added/insert-row.model';
import {
  changeLists,
  dropRow,
  isListed,
  listsOf,
  putRow,
} from '../screenshots/shared/screenshot-cache';
import type { ScreenshotPages } from '../screenshots/shared/screenshot-pages.model';

/** Asks how many screenshots there are, where whole lists of the workspace are loaded in part. */
async function recountWholeLists(queryClient: QueryClient, teamId: string | null): Promise<void> {
  const isInPart = (input: ListInput, data: ScreenshotPages) =>
    isWholeListOf(input, teamId) && !isComplete(data);
  if (!listsOf(queryClient).some(({ input, data }) => data && isInPart(input, data))) return;
  const scope = teamId === null ? {} : { team_id: teamId };
  const { headers } = await client.request('screenshots.list', {
    query: { ...scope, limit: 1, fields: 'card', count: 'true' },
  });
  const total = Number(headers.get('x-total-count'));
  changeLists(queryClient, (data, input) =>
    isInPart(input, data) ? withTotal(data, total) : data,
  );
}

/** Writes rows that arrived by events or in answers of other calls. Apart from the calls of the gallery, which is loaded first. */
export function useRowWriter(teamId: string | null) {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      put: (row: Screenshot) => putRow(queryClient, row),
      /** Adds it to whole lists. */
      add: (row: Screenshot) => insertRows(queryClient, [row], teamId),
      drop: (id: string): void => {
        dropRow(queryClient, id);
        // Where it is open the answer is a 404 now, which says so.
        const { queryKey } = apiQuery('screenshots.get', { params: { id } });
        void queryClient.resetQueries({ queryKey, type: 'active' });
      },
      isListed: (id: string) => isListed(queryClient, id),
      /** Reads counts and summaries again; the lists themselves are changed in place. */
      refreshCounted: () => readAgain(queryClient, COUNTED),
      refreshNarrowed: () => refreshPartialLists(queryClient),
      // The next change, or the next reading of the list, counts again.
      recount: () => recountWholeLists(queryClient, teamId).catch(() => undefined),
    }),
    [queryClient, teamId],
  );
}
