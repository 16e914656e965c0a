import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../shared/api/client';
import { invalidateAfter } from '../../shared/api/query-client';
import { showToast } from '../../ui/toast';
import { processing } from '../processing/processing.store';
import { uploadTexts as texts } from './texts';
import { isUnfinished, type UploadItem, type UploadOutcome } from './upload.model';
import { uploads, useUploadStore } from './upload.store';

/** Answers whether it is in; a collection that is gone meanwhile is no reason to call the upload failed. */
async function putIn(collectionId: string, screenshotId: string): Promise<boolean> {
  try {
    const params = { id: collectionId, screenshotId };
    await client.call('collections.addItem', { params });
    return true;
  } catch {
    return false;
  }
}

/** Puts what was stored into the collections that were chosen for it, and tells at the end how that went. */
function createCollecting(queryClient: QueryClient) {
  let moves: Promise<boolean>[] = [];
  return {
    add: ({ collectionId }: UploadItem, outcome: UploadOutcome): void => {
      const isStored = outcome.kind === 'stored' || outcome.kind === 'restored';
      if (collectionId && isStored) moves.push(putIn(collectionId, outcome.screenshotId));
    },
    finish: async (): Promise<void> => {
      if (moves.length === 0) return;
      const all = moves;
      moves = [];
      const failed = (await Promise.all(all)).filter((isIn) => !isIn).length;
      invalidateAfter(queryClient, 'collections.addItem');
      if (failed > 0) showToast({ message: texts.notCollected(failed), kind: 'error' });
    },
  };
}

/** What finished uploads mean for the rest of the page: the AI queue, the lists, the allowance. */
export function useUploadResults(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const collecting = createCollecting(queryClient);
    let isOneKnown = false;
    return uploads.listen({
      onSettled: (item, outcome) => {
        void queryClient.invalidateQueries({ queryKey: ['billing.status'] });
        collecting.add(item, outcome);
        if (outcome.kind === 'duplicate') isOneKnown = true;
        if (!isOneKnown || isUnfinished(useUploadStore.getState().items)) return;
        // Another window may have stored it after the lists here were read.
        isOneKnown = false;
        invalidateAfter(queryClient, 'screenshots.upload');
      },
      onStored: (items) => {
        const stored = items.flatMap(({ screenshotId, file }) =>
          screenshotId ? [{ screenshotId, title: file.name }] : [],
        );
        processing.queue(stored);
        invalidateAfter(queryClient, 'screenshots.upload');
        void collecting.finish();
      },
    });
  }, [queryClient]);
}
