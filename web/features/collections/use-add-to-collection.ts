import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collection } from '../../../server/contract/collections';
import type { Screenshot } from '../../../server/contract/screenshots';
import { ApiError } from '../../../server/contract/client';
import { client } from '../../shared/api/client';
import { useApiMutation } from '../../shared/api/hooks';
import { applyEffect } from '../../shared/api/query-client';
import { showToast } from '../../ui/toasts/toast';
import { useSingleRun } from '../../ui/dialogs/use-single-run';
import { actOnMany } from '../screenshots/selection/bulk.queries';
import { patchRow, peekRow } from '../screenshots/shared/screenshot-cache';
import { useWorkspace } from '../workspaces/use-workspace';
import { collectionTexts } from './texts';

const texts = collectionTexts.add;

type Target = Pick<Collection, 'id' | 'name' | 'color'>;

const withCollection =
  ({ id, name, color }: Target) =>
  ({ collections }: Pick<Screenshot, 'collections'>) => ({
    collections: [...collections.filter((it) => it.id !== id), { id, name, color }],
  });

/** Adds one screenshot by its own call, so that a refusal names its reason. Returns the id if it is new there. */
async function addOne(queryClient: QueryClient, target: Target, id: string): Promise<string[]> {
  const row = peekRow(queryClient, id);
  if (row) patchRow(queryClient, id, withCollection(target)(row));
  try {
    const params = { id: target.id, screenshotId: id };
    const { was_added: isNew } = await client.call('collections.addItem', { params });
    applyEffect(queryClient, 'collections.addItem', { params });
    return isNew ? [id] : [];
  } catch (cause) {
    if (row) patchRow(queryClient, id, { collections: row.collections });
    throw cause;
  }
}

/** Returns the screenshots that were not in it before: Undo removes only those. */
async function add(
  queryClient: QueryClient,
  target: Target,
  ids: readonly string[],
): Promise<string[]> {
  const [only] = ids;
  if (ids.length === 1 && only) return addOne(queryClient, target, only);
  const action = { action: 'collect', collection_id: target.id } as const;
  const change = withCollection(target);
  const { failed, added } = await actOnMany(queryClient, ids, { action, change });
  const [first] = failed;
  if (first) throw new Refused(first.error);
  return added;
}

/** The server's refusal of one screenshot, in an answer that is otherwise a success. */
class Refused extends Error {}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message || texts.failed;
  return error instanceof ApiError && error.body.error ? error.body.error : texts.failed;
}

/** Adds screenshots to an existing or new collection and keeps the error to show. */
export function useAddToCollection(ids: readonly string[], onDone: () => void) {
  const queryClient = useQueryClient();
  const { scope } = useWorkspace();
  const [error, setError] = useState<string | null>(null);
  const create = useApiMutation('collections.create');
  const once = useSingleRun();
  const [isBusy, setBusy] = useState(false);

  const takeOut = async (id: string, added: readonly string[]) => {
    const action = { action: 'uncollect', collection_id: id } as const;
    const { failed } = await actOnMany(queryClient, added, { action });
    if (failed.length > 0) showToast({ message: texts.takeOutFailed, kind: 'error' });
  };

  const addTo = async (target: Target) => {
    setBusy(true);
    try {
      const added = await add(queryClient, target, ids);
      const undo = { label: collectionTexts.undo, onAct: () => void takeOut(target.id, added) };
      showToast({
        message: texts.added(target.name),
        action: added.length > 0 ? undo : undefined,
      });
      onDone();
    } catch (cause) {
      setError(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  };

  const createAndAdd = (name: string) =>
    once(({ onSettled }) => {
      create
        .mutateAsync({ query: scope, body: { name } })
        .then(({ collection }) => addTo(collection))
        .catch((cause: unknown) => setError(sentenceOf(cause)))
        .finally(onSettled);
    });

  return {
    addTo,
    createAndAdd,
    isBusy: isBusy || create.isPending,
    error,
    clearError: () => setError(null),
  };
}
