import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../server/contract/screenshots';
import { apiPages, apiQuery } from '../../shared/api/hooks';
import { COUNTED } from '../../shared/api/invalidations';
import {
  findRow,
  insertRow,
  patchPages,
  removeRows,
  replaceRow,
  rowsOf,
  type ScreenshotPages,
} from './screenshot-pages.model';

type ListInput = Parameters<typeof apiPages<'screenshots.list'>>[1];
type ListKey = readonly [route: string, input: ListInput, kind?: 'pages'];

const [LIST] = apiPages('screenshots.list', { query: {} }).queryKey;
const rowKey = (id: string) => apiQuery('screenshots.get', { params: { id } }).queryKey;

/** Every list of the gallery in the cache, whatever its space and filter. */
function changeLists(
  client: QueryClient,
  change: (data: ScreenshotPages, input: ListInput) => ScreenshotPages,
): void {
  for (const query of client.getQueryCache().findAll({ queryKey: [LIST] })) {
    const [, input, kind] = query.queryKey as unknown as ListKey;
    const data = query.state.data as ScreenshotPages | undefined;
    if (kind !== 'pages' || data === undefined) continue;
    const next = change(data, input);
    if (next !== data) client.setQueryData(query.queryKey, next);
  }
}

const isNarrowed = ({ query = {} }: ListInput): boolean =>
  Boolean(
    query.q ??
    query.tags ??
    query.favorites ??
    query.collection_id ??
    query.start_date ??
    query.end_date ??
    query.cursor,
  );

/** Lists whose filter may now take in or leave out a row are read again; the server decides. */
export function refreshNarrowedLists(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: [LIST],
    predicate: (query) => isNarrowed((query.queryKey as unknown as ListKey)[1]),
  });
}

type Filter = 'q' | 'tags' | 'favorites' | 'collection_id';

/** The lists that are filtered by one of these are read again. */
export function refreshListsBy(client: QueryClient, filters: readonly Filter[]): void {
  void client.invalidateQueries({
    queryKey: [LIST],
    predicate: (query) => {
      const { query: asked = {} } = (query.queryKey as unknown as ListKey)[1];
      return filters.some((filter) => asked[filter] !== undefined);
    },
  });
}

export function refreshAllLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [LIST] });
}

/** What counts or summarises screenshots is read again; the lists themselves are changed in place. */
export function refreshCounted(client: QueryClient): void {
  for (const name of COUNTED) void client.invalidateQueries({ queryKey: [name] });
}

/** Reads rows again that were changed without an answer that holds them. */
export async function refreshRows(client: QueryClient, ids: readonly string[]): Promise<void> {
  refreshAllLists(client);
  await Promise.all(ids.map((id) => client.invalidateQueries({ queryKey: rowKey(id) })));
}

/** Shows the new state of a row wherever it stands. */
export function putRow(client: QueryClient, row: Screenshot): void {
  client.setQueryData(rowKey(row.id), row);
  changeLists(client, (data) => replaceRow(data, row));
}

/** Adds rows to the lists of their space. */
export function addRows(
  client: QueryClient,
  rows: readonly Screenshot[],
  teamId: string | null,
): void {
  for (const row of rows) client.setQueryData(rowKey(row.id), row);
  changeLists(client, (data, input) =>
    (input.query?.team_id ?? null) === teamId && !isNarrowed(input)
      ? rows.reduce(insertRow, data)
      : data,
  );
  refreshNarrowedLists(client);
}

export const addRow = (client: QueryClient, row: Screenshot, teamId: string | null): void =>
  addRows(client, [row], teamId);

export function dropRows(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  changeLists(client, (data) => removeRows(data, gone));
  for (const id of ids) client.removeQueries({ queryKey: rowKey(id), type: 'inactive' });
}

export const dropRow = (client: QueryClient, id: string): void => dropRows(client, [id]);

/** The row as far as anything knows it: whole, or from a list. */
export function peekRow(client: QueryClient, id: string): Screenshot | undefined {
  const whole = client.getQueryData<Screenshot>(rowKey(id));
  if (whole) return whole;
  for (const query of client.getQueryCache().findAll({ queryKey: [LIST] })) {
    const [, , kind] = query.queryKey as unknown as ListKey;
    const data = query.state.data as ScreenshotPages | undefined;
    const row = kind === 'pages' && data ? findRow(data, id) : undefined;
    if (row) return row;
  }
  return undefined;
}

/** Those of the rows that a list knows. */
export function peekRows(client: QueryClient, ids: readonly string[]): Screenshot[] {
  const wanted = new Set(ids);
  const found = new Map<string, Screenshot>();
  changeLists(client, (data) => {
    for (const row of rowsOf(data)) if (wanted.has(row.id)) found.set(row.id, row);
    return data;
  });
  return [...found.values()];
}

/** Changes single fields of many rows wherever they stand. */
export function patchRows(
  client: QueryClient,
  changes: ReadonlyMap<string, Partial<Screenshot>>,
): void {
  for (const [id, fields] of changes) {
    client.setQueryData<Screenshot>(rowKey(id), (row) => row && { ...row, ...fields });
  }
  changeLists(client, (data) => patchPages(data, changes));
}

/** Changes single fields of a row at once; answers the row as it was, for taking it back. */
export function patchRow(
  client: QueryClient,
  id: string,
  fields: Partial<Screenshot>,
): Screenshot | undefined {
  const before = peekRow(client, id);
  patchRows(client, new Map([[id, fields]]));
  return before;
}
