import type { QueryClient } from '@tanstack/react-query';
import type { RouteInput } from '../../../server/contract/api';
import { client } from '../../shared/api/client';
import { applyEffect } from '../../shared/api/query-client';
import { showToast } from '../../ui/toasts/toast';
import { uploadListTexts as texts } from './list-texts';
import type { UploadItem, UploadOutcome } from './upload.model';

type AddItem = RouteInput<'collections.addItem'>;

/** Returns whether the screenshot was added. The upload succeeds in either case. */
const addItem = (input: AddItem): Promise<boolean> =>
  client.call('collections.addItem', input).then(
    () => true,
    () => false,
  );

/** The screenshot of a finished upload, also of one whose bytes were there already. */
function idOf(outcome: UploadOutcome): string | undefined {
  if ('screenshotId' in outcome) return outcome.screenshotId;
  return outcome.kind === 'duplicate' ? outcome.existing.id : undefined;
}

export type Collecting = ReturnType<typeof createCollecting>;

/** Puts uploaded screenshots into the collections chosen for them, and reports failures when all are done. */
export function createCollecting(queryClient: QueryClient) {
  let inputs: AddItem[] = [];
  let answers: Promise<boolean>[] = [];
  return {
    add: ({ collectionId }: UploadItem, outcome: UploadOutcome): void => {
      const screenshotId = idOf(outcome);
      if (!collectionId || !screenshotId) return;
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
