import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RouteInput } from '../../../server/contract/api';
import { client } from '../../shared/api/client';
import { applyEffect } from '../../shared/api/query-client';
import { showToast } from '../../ui/toasts/toast';
import { processing } from '../processing/processing.store';
import { uploadTexts as texts } from './texts';
import { isUnfinished, type UploadItem, type UploadOutcome } from './upload.model';
import { uploads, useUploadStore } from './upload.store';

type AddItem = RouteInput<'collections.addItem'>;

/** Returns whether the screenshot was added. The upload succeeds in either case. */
const addItem = (input: AddItem): Promise<boolean> =>
  client.call('collections.addItem', input).then(
    () => true,
    () => false,
  );

/** The screenshot of a finished upload, also of one whose bytes were there already. */
function idOf(outcome: UploadOutcome): string | null {
  if (outcome.kind === 'duplicate') return outcome.existing.id;
  return outcome.kind === 'failed' ? null : outcome.screenshotId;
}

/** Puts uploaded screenshots into the collections chosen for them, and reports failures when all are done. */
function createCollecting(queryClient: QueryClient) {
  let inputs: AddItem[] = [];
  let answers: Promise<boolean>[] = [];
  return {
    add: ({ collectionId }: UploadItem, outcome: UploadOutcome): void => {
      const screenshotId = idOf(outcome);
      if (!collectionId || screenshotId === null) return;
      const input = { params: { id: collectionId, screenshotId } };
      inputs.push(input);
      answers.push(addItem(input));
    },
    finish: async (): Promise<void> => {
      const [first] = inputs;
      if (!first) return;
      const all = answers;
      inputs = [];
      answers = [];
      const failed = (await Promise.all(all)).filter((isIn) => !isIn).length;
      // One effect for all of them: it is the same for each.
      applyEffect(queryClient, 'collections.addItem', first);
      if (failed > 0) showToast({ message: texts.notCollected(failed), kind: 'error' });
    },
  };
}

/** Applies finished uploads to the page: AI queue, lists and allowance. */
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
        // Another window may have stored it after these lists were read.
        isOneKnown = false;
        applyEffect(queryClient, 'screenshots.upload', {});
        void collecting.finish();
      },
      onStored: (items) => {
        const stored = items.flatMap(({ screenshotId, file }) =>
          screenshotId ? [{ screenshotId, title: file.name }] : [],
        );
        processing.queue(stored);
        applyEffect(queryClient, 'screenshots.upload', {});
        void collecting.finish();
      },
    });
  }, [queryClient]);
}
