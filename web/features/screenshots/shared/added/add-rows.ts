import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { apiPages } from '../../../../shared/api/hooks';
import { readMatchingAgain } from '../../../../shared/api/query-client';
import type { ListInput } from '../list-input';
import { changeLists } from '../screenshot-cache';
import { insertRow, newestImageFirst, newestUploadFirst } from './insert-row.model';
import { isByImage, isWholeList } from './whole-list';

const [LIST] = apiPages('screenshots.list', { query: {} }).queryKey;

export const isWholeListOf = (input: ListInput, teamId: string | null): boolean =>
  (input.query?.team_id ?? null) === teamId && isWholeList(input);

/** Inserts rows into the whole lists of their workspace. */
export function insertRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void {
  changeLists(client, (data, input) => {
    if (!isWholeListOf(input, teamId)) return data;
    const isBefore = isByImage(input) ? newestImageFirst : newestUploadFirst;
    return rows.reduce((list, row) => insertRow(list, row, isBefore), data);
  });
}

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
