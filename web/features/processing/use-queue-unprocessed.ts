import { useEffect } from 'react';
import { useApiQuery } from '../../shared/api/hooks';
import { titleOf } from '../screenshots/screenshot.model';
import { useWorkspace } from '../workspaces/use-workspace';
import { processing } from './processing.store';

/** On gallery load, what is not read yet is fetched and queued (spec §4). */
export function useQueueUnprocessed(): void {
  const { scope } = useWorkspace();
  const { data } = useApiQuery('screenshots.unprocessed', { query: scope });
  useEffect(() => {
    if (!data?.length) return;
    // Oldest first, as the server takes them: the one that is asked for is then the one being read.
    const waiting = data.toReversed();
    processing.queue(waiting.map((row) => ({ screenshotId: row.id, title: titleOf(row) })));
  }, [data]);
}
