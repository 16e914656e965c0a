import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { apiPages } from '../../../../shared/api/hooks';
import { readMatchingAgain } from '../../../../shared/api/query-client';
import type { ListInput } from '../list-input';
import { changeLists } from '../screenshot-cache';
import { insertRow, newestImageFirst, newestUploadFirst, placeRow } from './insert-row.model';
import { isByImage, isWholeList } from './whole-list';

const [LIST] = apiPages('screenshots.list', { query: {} }).queryKey;

/** Whether it is a list of that workspace. */
export const isListOf = (input: ListInput, teamId: string | null): boolean =>
  (input.query?.team_id ?? null) === teamId;

/** Puts rows at their positions in the whole lists of their workspace; returns the lists that have no place for one. */
function putInPlace(
  client: QueryClient,
  rows: readonly Screenshot[],
  { teamId, put }: { teamId: string | null; put: typeof insertRow },
): ReadonlySet<ListInput> {
  const short = new Set<ListInput>();
  changeLists(client, (data, input) => {
    if (!isListOf(input, teamId) || !isWholeList(input)) return data;
    const isBefore = isByImage(input) ? newestImageFirst : newestUploadFirst;
    return rows.reduce((list, row) => {
      const next = put(list, row, isBefore);
      if (next === list) short.add(input);
      return next;
    }, data);
  });
  return short;
}

/** Inserts new rows; returns the lists that are loaded in part and have no place for one of them. */
export const insertRows = (
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): ReadonlySet<ListInput> => putInPlace(client, rows, { teamId, put: insertRow });

/** Moves a row that is another one now, as after a change of its day. */
export function moveRow(client: QueryClient, row: Screenshot, teamId: string | null): void {
  putInPlace(client, [row], { teamId, put: placeRow });
}

/** Reads filtered lists again: only the server knows whether they now include a row. Resolves when they are read. */
export const refreshPartialLists = (client: QueryClient): Promise<void> =>
  readMatchingAgain(client, {
    queryKey: [LIST],
    predicate: ({ queryKey }) => !isWholeList(queryKey[1] as ListInput),
  });

/**
 * Adds rows to the lists of their workspace. Lists without a place for one are read again: behind the loaded rows the
 * next page would leave out a row that was there before.
 */
export function addRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void {
  const short = insertRows(client, rows, teamId);
  void refreshPartialLists(client);
  if (short.size === 0) return;
  void readMatchingAgain(client, {
    queryKey: [LIST],
    predicate: ({ queryKey }) => short.has(queryKey[1] as ListInput),
  });
}
