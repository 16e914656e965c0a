import type { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../server/contract/screenshots';
import { apiPages, apiQuery } from '../../shared/api/hooks';
import { COUNTED } from '../../shared/api/invalidations';
import { changePlaces, findInPlaces } from './row-places';
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
  // Answers of changes do not say again why something was proposed.
  client.setQueryData<Screenshot>(rowKey(row.id), (old) => ({ evidence: old?.evidence, ...row }));
  changePlaces(client, row.id, (rows) => rows.map((old) => (old.id === row.id ? row : old)));
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

/** Takes rows away wherever they stand; answers how to bring them back to where they were. */
export function dropRows(client: QueryClient, ids: readonly string[]): () => void {
  const gone = new Set(ids);
  const lists = client.getQueriesData<unknown>({ queryKey: [LIST] });
  changeLists(client, (data) => removeRows(data, gone));
  const changed = lists.filter(([key, data]) => client.getQueryData(key) !== data);
  const backInPlaces = ids.map((id) =>
    changePlaces(client, id, (rows) => rows.filter((row) => row.id !== id)),
  );
  for (const id of ids) client.removeQueries({ queryKey: rowKey(id), type: 'inactive' });
  return () => {
    changed.forEach(([key, data]) => client.setQueryData(key, data));
    // Each has kept what it saw after the one before it.
    backInPlaces.toReversed().forEach((putBack) => putBack());
  };
}

export const dropRow = (client: QueryClient, id: string): (() => void) => dropRows(client, [id]);

/** The row as the lists have it, or whole. */
function listedRow(client: QueryClient, id: string): Screenshot | undefined {
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

export const isListed = (client: QueryClient, id: string): boolean =>
  listedRow(client, id) !== undefined;

/** The row as far as anything knows it. */
export const peekRow = (client: QueryClient, id: string): Screenshot | undefined =>
  listedRow(client, id) ?? findInPlaces(client, id);

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
    changePlaces(client, id, (rows) =>
      rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
    );
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
