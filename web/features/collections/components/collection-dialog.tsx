import { Button, Modal, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { COLLECTION_COLOR } from '../../../../server/contract/limits';
import type { Collection } from '../../../../server/contract/collections';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useCreateCollection, useUpdateCollection } from '../collections.queries';
import { collectionTexts } from '../texts';
import { searchText } from '../saved-filters.model';
import { type CollectionDraft, CollectionFields } from './collection-fields';
import { SavedSearchFields, type StoredSearch } from './saved-search-fields';

const texts = collectionTexts.form;

const EMPTY: CollectionDraft = { name: '', description: '', color: COLLECTION_COLOR };

interface CollectionDialogProps {
  /** The collection to edit; null to create one. */
  collection: Collection | null;
  onClose: () => void;
}

/** The search of a live one where it was changed. One that was stopped is saved anew in any case, which repairs it. */
function changedSearch(collection: Collection | null, search: StoredSearch) {
  if (!collection?.is_live || !collection.search) return {};
  const isChanged = searchText(search) !== searchText(collection.search);
  if (!isChanged && collection.search_problem === null) return {};
  return { search: { ...search, q: search.q?.trim() ? search.q : undefined } };
}

/** Creates or edits a collection. A blank name is not submitted. */
export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  useReturnFocus();
  const { scope } = useWorkspace();
  const [draft, setDraft] = useState<CollectionDraft>(
    collection ? { ...collection, description: collection.description ?? '' } : EMPTY,
  );
  const [search, setSearch] = useState<StoredSearch>(collection?.search ?? {});
  const create = useCreateCollection();
  const once = useSingleRun();
  const update = useUpdateCollection();
  const error = create.error ?? update.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    const { name, description, color } = draft;
    const body = { name, description, color, ...changedSearch(collection, search) };
    once((ended) => {
      const options = { onSuccess: onClose, ...ended };
      if (collection) update.mutate({ params: { id: collection.id }, body }, options);
      else create.mutate({ query: scope, body: { name, description, color } }, options);
    });
  };
  return (
    <Modal opened onClose={onClose} title={collection ? texts.editTitle : texts.createTitle}>
      <form onSubmit={submit}>
        <CollectionFields draft={draft} onChange={setDraft} />
        {collection?.is_live && (
          <SavedSearchFields
            search={search}
            problem={collection.search_problem}
            onChange={setSearch}
          />
        )}
        {error && (
          <Text role="alert" c="var(--danger)" mt="sm">
            {error.message || texts.failed}
          </Text>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {collection ? texts.save : texts.create}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
