import { useState } from 'react';
import { PAGE_LIMIT } from '../../../server/contract/limits';
import { client } from '../../shared/api/client';
import { showToast } from '../../ui/toasts/toast';
import { useExport } from '../screenshots/selection/export.queries';
import { useWorkspace } from '../workspaces/use-workspace';
import { collectionTexts } from './texts';

/** The screenshots of a collection that can be opened: a locked one would refuse the whole archive. */
async function openIdsIn(collection_id: string, scope: { team_id?: string }): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...scope, collection_id, cursor, fields: 'card' as const, limit: PAGE_LIMIT };
    const { data, headers } = await client.request('screenshots.list', { query });
    ids.push(...data.filter((row) => !row.is_locked).map(({ id }) => id));
    cursor = headers.get('x-next-cursor') ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** Downloads all of a collection as one archive. */
export function useDownloadCollection(id: string) {
  const { scope } = useWorkspace();
  const { download, isPreparing } = useExport();
  const [isListing, setListing] = useState(false);
  const start = async () => {
    setListing(true);
    try {
      download(await openIdsIn(id, scope));
    } catch {
      showToast({ message: collectionTexts.head.downloadFailed, kind: 'error' });
    } finally {
      setListing(false);
    }
  };
  return { download: () => void start(), isPreparing: isPreparing || isListing };
}
