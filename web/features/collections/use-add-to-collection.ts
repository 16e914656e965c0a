import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collection } from '../../../server/contract/collections';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { useApiMutation } from '../../shared/api/hooks';
import { showToast } from '../../ui/toast';
import { refreshRows } from '../screenshots/screenshot-cache';
import { useWorkspace } from '../workspaces/use-workspace';
import { collectionTexts } from './texts';

const texts = collectionTexts.add;

/** One call for one screenshot, so that its own refusal is heard; one for many of them. */
async function add(collectionId: string, ids: readonly string[]): Promise<void> {
  const [only] = ids;
  if (ids.length === 1 && only) {
    const params = { id: collectionId, screenshotId: only };
    await client.call('collections.addItem', { params });
    return;
  }
  const { failed } = await client.call('screenshots.bulk', {
    body: { ids: [...ids], action: 'collect', collection_id: collectionId },
  });
  const [first] = failed;
  if (first) throw new Refused(first.error);
}

/** What the server said about one of many, in an answer that is otherwise a success. */
class Refused extends Error {}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message || texts.failed;
  return error instanceof ApiError && error.body.error ? error.body.error : texts.failed;
}

/** Adds screenshots to a collection, or to a new one; what went wrong is kept to be shown. */
export function useAddTo(ids: readonly string[], onDone: () => void) {
  const queryClient = useQueryClient();
  const { scope } = useWorkspace();
  const [error, setError] = useState<string | null>(null);
  const create = useApiMutation('collections.create');
  const [isBusy, setBusy] = useState(false);

  const takeOut = (id: string) =>
    client
      .call('screenshots.bulk', {
        body: { ids: [...ids], action: 'uncollect', collection_id: id },
      })
      .catch(() => undefined)
      .then(() => refreshRows(queryClient, ids));

  const addTo = async ({ id, name }: Pick<Collection, 'id' | 'name'>) => {
    setBusy(true);
    try {
      await add(id, ids);
      void refreshRows(queryClient, ids);
      const undo = { label: collectionTexts.undo, onAct: () => void takeOut(id) };
      showToast({ message: texts.added(name), action: undo });
      onDone();
    } catch (cause) {
      // Of many, some may be in it although another was refused.
      void refreshRows(queryClient, ids);
      setError(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  };

  const createAndAdd = async (name: string) => {
    try {
      const { collection } = await create.mutateAsync({ query: scope, body: { name } });
      await addTo(collection);
    } catch (cause) {
      setError(sentenceOf(cause));
    }
  };

  return {
    addTo,
    createAndAdd,
    isBusy: isBusy || create.isPending,
    error,
    clearError: () => setError(null),
  };
}
