import { Button, Group, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Collection } from '../../../../server/contract/collections';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useSingleRun } from '../../../ui/use-single-run';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useCreateCollection, useUpdateCollection } from '../collections.queries';
import { collectionTexts, DEFAULT_COLOR } from '../texts';
import { type CollectionDraft, CollectionFields } from './collection-fields';

const texts = collectionTexts.form;

const EMPTY: CollectionDraft = { name: '', description: '', color: DEFAULT_COLOR };

interface CollectionDialogProps {
  /** The one to edit; null to create one. */
  collection: Collection | null;
  onClose: () => void;
}

/** Creates or edits a collection. A blank name does nothing (spec §5). */
export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  useReturnFocus();
  const { scope } = useWorkspace();
  const [draft, setDraft] = useState<CollectionDraft>(
    collection ? { ...collection, description: collection.description ?? '' } : EMPTY,
  );
  const create = useCreateCollection();
  const once = useSingleRun();
  const update = useUpdateCollection();
  const error = create.error ?? update.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    const { name, description, color } = draft;
    const body = { name, description, color };
    once((ended) => {
      const options = { onSuccess: onClose, ...ended };
      if (collection) update.mutate({ params: { id: collection.id }, body }, options);
      else create.mutate({ query: scope, body }, options);
    });
  };
  return (
    <Modal opened onClose={onClose} title={collection ? texts.editTitle : texts.createTitle}>
      <form onSubmit={submit}>
        <CollectionFields draft={draft} onChange={setDraft} />
        {error && (
          <Text role="alert" c="var(--danger)" mt="sm">
            {error.message || texts.failed}
          </Text>
        )}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {collection ? texts.save : texts.create}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
