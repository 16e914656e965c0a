import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyEffect } from '../../shared/api/query-client';
import { processing } from '../processing/processing.store';
import type { Collecting } from './collecting';
import { prepareCollecting } from './lazy-send';
import { isUnfinished, type UploadItem, type UploadOutcome } from './upload.model';
import { uploads, useUploadStore } from './upload.store';

/** The allowance is read again once for all files within this time. */
const RECOUNT_MS = 1_000;

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
    let recount: ReturnType<typeof setTimeout> | undefined;
    const recountSoon = () => {
      recount ??= setTimeout(() => {
        recount = undefined;
        void queryClient.invalidateQueries({ queryKey: ['billing.status'] });
      }, RECOUNT_MS);
    };
    const finish = () => void collecting?.then((it) => it.finish());
    let isOneKnown = false;
    const stop = uploads.listen({
      onSettled: (item, outcome) => {
        recountSoon();
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
    return () => {
      clearTimeout(recount);
      stop();
    };
  }, [queryClient]);
}
