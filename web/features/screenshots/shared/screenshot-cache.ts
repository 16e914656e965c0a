import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { apiPages, apiQuery } from '../../../shared/api/hooks';
import { COUNTED } from '../../../shared/api/effects';
import { readAgain } from '../../../shared/api/query-client';
import { isByImage, isWholeList, type ListInput } from './list-input';
import { changeAnswersWith, findInAnswers } from './answers-with-rows';
import {
  insertRow,
  newestImageFirst,
  newestUploadFirst,
  patchPages,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from './screenshot-pages.model';

type ListKey = readonly [route: string, input: ListInput, kind?: 'pages'];

const [LIST] = apiPages('screenshots.list', { query: {} }).queryKey;
const rowKey = (id: string) => apiQuery('screenshots.get', { params: { id } }).queryKey;

/** Changes every cached gallery list, whatever its workspace and filter. That makes no list younger than its answer. */
function changeLists(
  client: QueryClient,
  change: (data: ScreenshotPages, input: ListInput, updatedAt: number) => ScreenshotPages,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: [LIST] })) {
    const [, input, kind] = query.queryKey as unknown as ListKey;
    const { dataUpdatedAt: updatedAt } = query.state;
    const data = query.state.data as ScreenshotPages | undefined;
    if (kind !== 'pages' || data === undefined) continue;
    const next = change(data, input, updatedAt);
    if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt });
  }
}

const isBefore = (input: ListInput) => (isByImage(input) ? newestImageFirst : newestUploadFirst);

/** Reads filtered lists again: only the server knows whether they now include the row. */
export function refreshPartialLists(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: [LIST],
    predicate: (query) => !isWholeList((query.queryKey as unknown as ListKey)[1]),
  });
}

/** Reads counts and summaries again; the lists themselves are changed in place. */
export function refreshCounted(client: QueryClient): void {
  readAgain(client, COUNTED);
}

/** Replaces a row wherever it is cached. */
export function putRow(client: QueryClient, row: Screenshot): void {
  // Answers to changes do not repeat evidence, findings, blocks and entities.
  client.setQueryData<Screenshot>(rowKey(row.id), (old) => ({
    evidence: old?.evidence,
    findings: old?.findings,
    blocks: old?.blocks,
    entities: old?.entities,
    ...row,
  }));
  changeAnswersWith(client, row.id, (rows) => rows.map((old) => (old.id === row.id ? row : old)));
  changeLists(client, (data) => replaceRow(data, row));
}

/** Inserts rows into the whole lists of their workspace; a list that was read after `cameAt` has counted them. */
export function insertRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
  cameAt = Infinity,
): void {
  for (const row of rows) client.setQueryData(rowKey(row.id), row);
  changeLists(client, (data, input, at) =>
    (input.query?.team_id ?? null) === teamId && isWholeList(input)
      ? rows.reduce((list, row) => insertRow(list, row, isBefore(input), at > cameAt), data)
      : data,
  );
}

/** Adds rows to the lists of their workspace. */
export function addRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void {
  insertRows(client, rows, teamId);
  refreshPartialLists(client);
}

export const addRow = (client: QueryClient, row: Screenshot, teamId: string | null): void =>
  addRows(client, [row], teamId);

/** Removes rows wherever they are cached; the returned function restores them. */
export function dropRows(client: QueryClient, ids: readonly string[]): () => void {
  const gone = new Set(ids);
  const lists = client.getQueriesData<unknown>({ queryKey: [LIST] });
  changeLists(client, (data) => removeRows(data, gone));
  const changed = lists.filter(([key, data]) => client.getQueryData(key) !== data);
  const backInPlaces = ids.map((id) =>
    changeAnswersWith(client, id, (rows) => rows.filter((row) => row.id !== id)),
  );
  for (const id of ids) client.removeQueries({ queryKey: rowKey(id), type: 'inactive' });
  return () => {
    changed.forEach(([key, data]) => client.setQueryData(key, data));
    // In reverse order, because each was taken after the previous change.
    backInPlaces.toReversed().forEach((putBack) => putBack());
  };
}

export const dropRow = (client: QueryClient, id: string): (() => void) => dropRows(client, [id]);

/** The rows that are in a cached list, each as the first one has it. */
export function peekRows(client: QueryClient, ids: readonly string[]): Screenshot[] {
  const wanted = new Set(ids);
  const found: Screenshot[] = [];
  changeLists(client, (data) => {
    for (const row of rowsOf(data)) if (wanted.delete(row.id)) found.push(row);
    return data;
  });
  return found;
}

/** The row from its own answer, or from a list. */
const listedRow = (client: QueryClient, id: string): Screenshot | undefined =>
  client.getQueryData<Screenshot>(rowKey(id)) ?? peekRows(client, [id])[0];

export const isListed = (client: QueryClient, id: string): boolean =>
  listedRow(client, id) !== undefined;

/** The row from any cached answer. */
export const peekRow = (client: QueryClient, id: string): Screenshot | undefined =>
  listedRow(client, id) ?? findInAnswers(client, id);

/** Changes fields of many rows wherever they are cached. */
export function patchRows(
  client: QueryClient,
  changes: ReadonlyMap<string, Partial<Screenshot>>,
): void {
  for (const [id, fields] of changes) {
    client.setQueryData<Screenshot>(rowKey(id), (row) => row && { ...row, ...fields });
    changeAnswersWith(client, id, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
    );
  }
  changeLists(client, (data) => patchPages(data, changes));
}

/** Changes fields of a row at once; returns the row as it was, to undo the change. */
export function patchRow(
  client: QueryClient,
  id: string,
  fields: Partial<Screenshot>,
): Screenshot | undefined {
  const before = peekRow(client, id);
  patchRows(client, new Map([[id, fields]]));
  return before;
}
