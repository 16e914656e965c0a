import { useEffect } from 'react';
import { useApiQuery } from '../../shared/api/hooks';
import { titleOf } from '../screenshots/shared/screenshot.model';
import { useWorkspace } from '../workspaces/use-workspace';
import { processing } from './processing.store';

/** Queues the unprocessed screenshots when the gallery is opened. */
export function useQueueUnprocessed(): void {
  const { scope } = useWorkspace();
  const { data } = useApiQuery('screenshots.unprocessed', { query: scope });
  useEffect(() => {
    if (!data?.length) return;
    // Oldest first, in the server's order, so that the requested item is the one being processed.
    const waiting = data.toReversed();
    processing.queue(waiting.map((row) => ({ screenshotId: row.id, title: titleOf(row) })));
  }, [data]);
}
