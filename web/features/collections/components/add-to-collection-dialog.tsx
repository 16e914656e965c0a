import { Modal, TextInput } from '@mantine/core';
import { Check, Plus, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../../server/contract/collections';
import { AlertDialog } from '../../../ui/alert-dialog';
import { peekRow } from '../../screenshots/screenshot-cache';
import { useCollections } from '../collections.queries';
import { collectionTexts } from '../texts';
import { useAddTo } from '../use-add-to-collection';
import styles from './add-to-collection-dialog.module.css';

const texts = collectionTexts.add;

interface ItemProps {
  collection: Collection;
  isIn: boolean;
  isBusy: boolean;
  onAdd: () => void;
}

function Item({ collection, isIn, isBusy, onAdd }: ItemProps) {
  const { name, color, is_live: isLive } = collection;
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        disabled={isIn || isLive || isBusy}
        onClick={onAdd}
      >
        <span className={styles.dot} style={{ background: color }} aria-hidden />
        <span className={styles.name}>{name}</span>
        {isLive && <span className={styles.note}>{collectionTexts.liveHint}</span>}
        {isIn && (
          <span className={styles.note}>
            <Check size={16} aria-label={texts.isIn} />
          </span>
        )}
      </button>
    </li>
  );
}

const matches = (name: string, typed: string): boolean =>
  name.toLowerCase().includes(typed.trim().toLowerCase());

/** Finds a collection, or makes one, and puts the screenshots in it. */
export function AddToCollectionDialog({
  ids,
  onClose,
}: {
  ids: readonly string[];
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { data: collections = [], isPending } = useCollections();
  const [typed, setTyped] = useState('');
  const { addTo, createAndAdd, isBusy, error, clearError } = useAddTo(ids, onClose);
  const [only] = ids;
  const row = ids.length === 1 && only ? peekRow(queryClient, only) : undefined;
  const isIn = (id: string) => row?.collections.some((it) => it.id === id) ?? false;
  const shown = collections.filter(({ name }) => matches(name, typed));
  const name = typed.trim();
  const isNew = name !== '' && !collections.some((it) => it.name === name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = shown;
    if (isNew) void createAndAdd(name);
    else if (first && !first.is_live && name !== '') void addTo(first);
  };
  return (
    <Modal opened onClose={onClose} title={texts.title(ids.length)}>
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
        <ul className={styles.list} aria-label={texts.list} aria-busy={isPending}>
          {shown.map((collection) => (
            <Item
              key={collection.id}
              collection={collection}
              isIn={isIn(collection.id)}
              isBusy={isBusy}
              onAdd={() => void addTo(collection)}
            />
          ))}
          {isNew && (
            <li>
              <button type="submit" className={styles.item} disabled={isBusy}>
                <Plus size={16} aria-hidden />
                <span className={styles.name}>{texts.createNamed(name)}</span>
              </button>
            </li>
          )}
        </ul>
        {!isPending && shown.length === 0 && !isNew && (
          <p className={styles.none}>{collectionTexts.empty}</p>
        )}
      </form>
      <AlertDialog opened={error !== null} onClose={clearError} title={texts.failedTitle}>
        {error}
      </AlertDialog>
    </Modal>
  );
}
