import { QueryClient } from '@tanstack/react-query';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import { apiPages } from '../../../../shared/api/hooks';
import { aScreenshot } from '../../testing/factories';
import { NO_FILTER } from '../gallery-address.model';
import { listInput } from '../list-input';
import { addRows } from './add-rows';

const at = (hour: number) => aScreenshot({ created_at: `2026-11-20T${String(hour)}:00:00.000Z` });

/** Adds a row to the whole list; returns whether the list has to be read again. */
function isReadAgain(rows: Screenshot[], nextCursor: string | null, added: Screenshot): boolean {
  const client = new QueryClient();
  const input = listInput({}, NO_FILTER, { timeZone: 'Europe/Berlin', order: 'newest' });
  const { queryKey } = apiPages('screenshots.list', input);
  const pages = [{ rows, nextCursor, total: 3 }];
  client.setQueryData(queryKey, { pageParams: [undefined], pages });
  addRows(client, [added], null);
  return client.getQueryState(queryKey)?.isInvalidated ?? false;
}

it.each<[string, boolean, Screenshot[], string | null]>([
  ['with no row left of those that were loaded', true, [], 'c'],
  ['whose last loaded row comes back', true, [at(20)], 'c'],
  ['that has a place for the row', false, [at(20), at(10)], 'c'],
  ['that is loaded in whole', false, [at(20)], null],
])('a list %s is read again: %s', (_list, isRead, rows, nextCursor) => {
  expect(isReadAgain(rows, nextCursor, at(15))).toBe(isRead);
});
