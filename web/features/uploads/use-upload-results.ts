import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyEffect } from '../../shared/api/query-client';
import { processing } from '../processing/processing.store';
import type { Collecting } from './collecting';
import { prepareCollecting } from './lazy-send';
import { isUnfinished, type UploadItem, type UploadOutcome } from './upload.model';
import { uploads, useUploadStore } from './upload.store';

/** Applies finished uploads to the page: AI queue, lists and allowance. */
export function useUploadResults(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let collecting: Promise<Collecting> | undefined;
    const collect = (item: UploadItem, outcome: UploadOutcome) => {
      if (!item.collectionId || outcome.kind === 'failed') return;
      collecting ??= prepareCollecting(queryClient);
      void collecting.then((it) => it.add(item, outcome));
    };
    const finish = () => void collecting?.then((it) => it.finish());
    let isOneKnown = false;
    return uploads.listen({
      onSettled: (item, outcome) => {
        void queryClient.invalidateQueries({ queryKey: ['billing.status'] });
        collect(item, outcome);
        if (outcome.kind === 'duplicate') isOneKnown = true;
        if (!isOneKnown || isUnfinished(useUploadStore.getState().items)) return;
        // Another window may have stored it after these lists were read.
        isOneKnown = false;
        applyEffect(queryClient, 'screenshots.upload', {});
        finish();
      },
      onStored: (items) => {
        const stored = items.flatMap(({ screenshotId, file }) =>
          screenshotId ? [{ screenshotId, title: file.name }] : [],
        );
        processing.queue(stored);
        applyEffect(queryClient, 'screenshots.upload', {});
        finish();
      },
    });
  }, [queryClient]);
}
