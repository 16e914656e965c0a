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

/** Puts rows at their positions in the whole lists of their workspace. */
function putInPlace(
  client: QueryClient,
  rows: readonly Screenshot[],
  { teamId, put }: { teamId: string | null; put: typeof insertRow },
): void {
  changeLists(client, (data, input) => {
    if (!isListOf(input, teamId) || !isWholeList(input)) return data;
    const isBefore = isByImage(input) ? newestImageFirst : newestUploadFirst;
    return rows.reduce((list, row) => put(list, row, isBefore), data);
  });
}

/** Inserts new rows. */
export const insertRows = (
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void => putInPlace(client, rows, { teamId, put: insertRow });

/** Moves a row that is another one now, as after a change of its day. */
export const moveRow = (client: QueryClient, row: Screenshot, teamId: string | null): void =>
  putInPlace(client, [row], { teamId, put: placeRow });

/** Reads filtered lists again: only the server knows whether they now include a row. Resolves when they are read. */
export const refreshPartialLists = (client: QueryClient): Promise<void> =>
  readMatchingAgain(client, {
    queryKey: [LIST],
    predicate: ({ queryKey }) => !isWholeList(queryKey[1] as ListInput),
  });

/** Adds rows to the lists of their workspace. */
export function addRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void {
  insertRows(client, rows, teamId);
  void refreshPartialLists(client);
}
