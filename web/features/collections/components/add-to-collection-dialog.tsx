import { Modal, Skeleton, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../../server/contract/collections';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { peekRow } from '../../screenshots/shared/screenshot-cache';
import { useCollections } from '../collections.queries';
import { collectionTexts } from '../texts';
import { useAddToCollection } from '../use-add-to-collection';
import styles from './add-to-collection-dialog.module.css';
import { CollectionChoice } from './collection-choice';

const texts = collectionTexts.add;

const matches = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/** The collections that match the typed text, and the name for a new one; null when that name exists or is empty. */
function choicesOf(collections: readonly Collection[] | undefined, typed: string) {
  const name = typed.trim();
  const shown = collections?.filter((it) => matches(it.name, typed)) ?? [];
  const isNew = collections && name !== '' && !collections.some((it) => it.name === name);
  return { shown, newName: isNew ? name : null };
}

interface ChoicesProps {
  query: ReturnType<typeof useCollections>;
  /** The reason why nothing is listed. */
  nothing: string | null;
  children: ReactNode;
}

function Choices({ query, nothing, children }: ChoicesProps) {
  const loading = (
    <Skeletons label={texts.loading} className={styles.list}>
      <Skeleton height={40} mb={4} />
      <Skeleton height={40} mb={4} />
      <Skeleton height={40} />
    </Skeletons>
  );
  return (
    <QueryView query={query} loading={loading} failed={collectionTexts.failed}>
      {() => (
        <>
          <p role="status" className={nothing === null ? undefined : styles.none}>
            {nothing}
          </p>
          <ul className={styles.list} aria-label={texts.list}>
            {children}
          </ul>
        </>
      )}
    </QueryView>
  );
}

interface AddToCollectionDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Finds or creates a collection and adds the screenshots to it. */
export function AddToCollectionDialog({ ids, onClose }: AddToCollectionDialogProps) {
  useReturnFocus();
  const queryClient = useQueryClient();
  const query = useCollections();
  const [typed, setTyped] = useState('');
  const { addTo, createAndAdd, isBusy, error, clearError } = useAddToCollection(ids, onClose);
  const [only] = ids;
  const row = ids.length === 1 && only ? peekRow(queryClient, only) : undefined;
  const isIn = (id: string) => row?.collections.some((it) => it.id === id) ?? false;
  const { shown, newName } = choicesOf(query.data, typed);
  const reason = newName === null ? collectionTexts.empty : texts.none;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = shown;
    if (newName !== null) createAndAdd(newName);
    else if (first && !first.is_live && typed.trim() !== '') void addTo(first);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title(ids.length)}
      // The alert above it handles the same key.
      closeOnEscape={error === null}
    >
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<Search size={16} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Choices query={query} nothing={shown.length === 0 ? reason : null}>
          {shown.map((collection) => (
            <CollectionChoice
              key={collection.id}
              collection={collection}
              isIn={isIn(collection.id)}
              isBusy={isBusy}
              onAdd={() => void addTo(collection)}
            />
          ))}
          {newName !== null && (
            <li>
              <button type="submit" className={styles.item} disabled={isBusy}>
                <Plus size={16} aria-hidden />
                <span className={styles.name}>{texts.createNamed(newName)}</span>
              </button>
            </li>
          )}
        </Choices>
      </form>
      <AlertDialog opened={error !== null} onClose={clearError} title={texts.failedTitle}>
        {error}
      </AlertDialog>
    </Modal>
  );
}
