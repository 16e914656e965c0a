import { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../shared/api/hooks';
import { aScreenshot } from '../testing/factories';
import { putRow } from './screenshot-cache';

it('keeps what an answer to a change does not repeat', () => {
  const client = new QueryClient();
  const row = aScreenshot();
  const { queryKey } = apiQuery('screenshots.get', { params: { id: row.id } });
  const read = { ...row, evidence: [], findings: [], blocks: [], entities: [] };
  client.setQueryData(queryKey, read);
  putRow(client, { ...row, is_favorite: true });
  expect(client.getQueryData(queryKey)).toEqual({ ...read, is_favorite: true });
});
