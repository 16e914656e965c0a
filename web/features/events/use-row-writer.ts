import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListEvent } from '../../../server/contract/events';
import type { Screenshot } from '../../../server/contract/screenshots';
import { changeAnswer } from '../../shared/api/change-answer';
import { client } from '../../shared/api/client';
import { COUNTED, type Stale } from '../../shared/api/effects';
import { apiQuery } from '../../shared/api/hooks';
import { readAgain } from '../../shared/api/query-client';
import {
  insertRows,
  isListOf,
  moveRow,
  refreshPartialLists,
} from '../screenshots/shared/added/add-rows';
import { isComplete, withTotal } from '../screenshots/shared/added/insert-row.model';
import { dropRow, isListed, listsOf, putRow } from '../screenshots/shared/screenshot-cache';
import { isWholeList } from '../screenshots/shared/added/whole-list';
import type { ScreenshotPages } from '../screenshots/shared/screenshot-pages.model';

/** The answers that are out of date after a change of another window or person that no screenshot tells of. */
export const LISTED_ELSEWHERE = {
  collections: [
    'collections.list',
    'dashboard.get',
    'screenshots.get',
    'screenshots.timeline',
    { lists: ['collection_id', 'operator'] },
  ],
  team: ['teams.list', 'teams.mine', 'teams.get', 'teams.activity', 'invites.list'],
} as const satisfies Record<ListEvent['list'], readonly Stale[]>;

type CachedList = ReturnType<typeof listsOf>[number];

/** Asks how many screenshots a list has that is loaded in part. */
async function countAgain(queryClient: QueryClient, { query, input }: CachedList): Promise<void> {
  const asked = { query: { ...input.query, limit: 1, fields: 'card', count: 'true' } } as const;
  const { headers } = await client.request('screenshots.list', asked);
  const total = Number(headers.get('x-total-count'));
  changeAnswer<ScreenshotPages>(queryClient, query, (data) =>
    isComplete(data) ? data : withTotal(data, total),
  );
}

/** Counts the lists of the workspace that are loaded in part: those on the screen, and the gallery's behind another page. */
async function countListsAgain(queryClient: QueryClient, teamId: string | null): Promise<void> {
  const lists = listsOf(queryClient).filter(
    ({ query, input, data }) =>
      data !== undefined &&
      !isComplete(data) &&
      isListOf(input, teamId) &&
      (query.isActive() || isWholeList(input)),
  );
  await Promise.all(lists.map((list) => countAgain(queryClient, list)));
}

/** Writes rows that arrived by events or in answers of other calls. Apart from the calls of the gallery, which is loaded first. */
export function useRowWriter(teamId: string | null) {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      /** Of any workspace: readings that were asked for go on after a switch to another one. */
      replace: (row: Screenshot): void => putRow(queryClient, row),
      /** Of this workspace. */
      put: (row: Screenshot): void => {
        putRow(queryClient, row);
        moveRow(queryClient, row, teamId);
      },
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
      readList: (list: ListEvent['list']) => readAgain(queryClient, LISTED_ELSEWHERE[list]),
      refreshNarrowed: () => refreshPartialLists(queryClient),
      /** Counts again after new and deleted rows. */
      recount: () => {
        // Uploads of other windows and programs use up the same allowance.
        if (teamId === null) readAgain(queryClient, ['billing.status']);
        // Where that fails, the next change or the next reading of the list counts again.
        return countListsAgain(queryClient, teamId).catch(() => undefined);
      },
    }),
    [queryClient, teamId],
  );
}
