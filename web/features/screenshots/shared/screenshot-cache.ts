import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { apiPages, apiQuery } from '../../../shared/api/hooks';
import { changeAnswer } from '../../../shared/api/change-answer';
import { readAgain } from '../../../shared/api/query-client';
import type { ListInput } from './list-input';
import { changeAnswersWith, findInAnswers } from './answers-with-rows';
import {
  patchPages,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from './screenshot-pages.model';

const [LIST] = apiPages('screenshots.list', { query: {} }).queryKey;
const rowKey = (id: string) => apiQuery('screenshots.get', { params: { id } }).queryKey;

/** The cached gallery lists, whatever their workspace and filter; without `data` where nothing is loaded yet. */
export const listsOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [LIST] })
    .filter(({ queryKey }) => queryKey[2] === 'pages')
    .map((query) => ({
      query,
      input: query.queryKey[1] as ListInput,
      data: query.state.data as ScreenshotPages | undefined,
    }));

/** Changes every cached gallery list. */
export function changeLists(
  client: QueryClient,
  change: (data: ScreenshotPages, input: ListInput) => ScreenshotPages,
): void {
  for (const { query, input } of listsOf(client)) {
    changeAnswer<ScreenshotPages>(client, query, (data) => change(data, input));
  }
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
    // They are as they were then. Answers that are on their way have lost the rows.
    readAgain(client, [LIST]);
  };
}

export const dropRow = (client: QueryClient, id: string): (() => void) => dropRows(client, [id]);

/** The rows that are in a cached list, each as the first one has it. */
export function peekRows(client: QueryClient, ids: readonly string[]): Screenshot[] {
  const wanted = new Set(ids);
  return listsOf(client).flatMap(({ data }) =>
    data ? rowsOf(data).filter(({ id }) => wanted.delete(id)) : [],
  );
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
    const read = client.getQueryCache().find({ queryKey: rowKey(id) });
    changeAnswer<Screenshot>(client, read, (row) => ({ ...row, ...fields }));
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
