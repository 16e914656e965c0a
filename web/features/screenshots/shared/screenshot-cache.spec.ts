import { QueryClient } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../shared/api/hooks';
import { aScreenshot } from '../testing/factories';
import { dropRow, putRow } from './screenshot-cache';

it('keeps what an answer to a change does not repeat', () => {
  const client = new QueryClient();
  const row = aScreenshot();
  const { queryKey } = apiQuery('screenshots.get', { params: { id: row.id } });
  const read = { ...row, evidence: [], findings: [], blocks: [], entities: [] };
  client.setQueryData(queryKey, read);
  putRow(client, { ...row, is_favorite: true });
  expect(client.getQueryData(queryKey)).toEqual({ ...read, is_favorite: true });
});

it('puts rows back as they were, and reads their lists again for what came meanwhile', () => {
  const client = new QueryClient();
  const row = aScreenshot();
  const { queryKey } = apiPages('screenshots.list', { query: {} });
  const before = {
    pageParams: [undefined],
    pages: [{ rows: [row], nextCursor: null, total: 1 }],
  };
  client.setQueryData(queryKey, before);
  const putBack = dropRow(client, row.id);
  expect(client.getQueryData(queryKey)?.pages[0]?.rows).toEqual([]);
  putBack();
  expect(client.getQueryData(queryKey)).toEqual(before);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
