import { Modal, Skeleton, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_NAME } from '../../../../server/contract/limits';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { peekRow } from '../../screenshots/shared/screenshot-cache';
import { type Choice, choicesOf, takenByEnter } from '../choices.model';
import { useCollections } from '../collections.queries';
import { collectionTexts } from '../texts';
import { useAddToCollection } from '../use-add-to-collection';
import styles from './add-to-collection-dialog.module.css';
import { CollectionChoice } from './collection-choice';

const texts = collectionTexts.add;

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

/** The choices for what was typed, and the one among them that Enter takes. */
function useChoices(ids: readonly string[], collections: Parameters<typeof choicesOf>[0]) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  /** Where the arrows are in the choices that can be taken. */
  const [active, setActive] = useState<number | null>(null);
  const [only] = ids;
  const row = ids.length === 1 && only ? peekRow(queryClient, only) : undefined;
  const isIn = (id: string) => row?.collections.some((it) => it.id === id) ?? false;
  const choices = choicesOf(collections, typed);
  const open = choices.filter(
    (choice) => 'newName' in choice || !(choice.collection.is_live || isIn(choice.collection.id)),
  );
  const chosen = active === null ? takenByEnter(choices, open, typed) : open[active];
  const type = (text: string) => {
    setTyped(text);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || open.length === 0) return;
    event.preventDefault();
    const from = chosen ? open.indexOf(chosen) : by > 0 ? -1 : 0;
    setActive((from + by + open.length) % open.length);
  };
  return { typed, type, onKeyDown, choices, chosen, isIn };
}

/** The field keeps the focus, so what Enter would do is said. */
function EnterHint({ choices, chosen }: { choices: readonly Choice[]; chosen?: Choice }) {
  const last = choices.at(-1);
  return (
    <p className={styles.hint} role="status">
      {chosen && texts.onEnter('newName' in chosen ? chosen.newName : chosen.collection.name)}
      {!chosen && last && 'newName' in last && texts.onArrow(last.newName)}
    </p>
  );
}

interface NewChoiceProps {
  name: string;
  isActive: boolean;
  isBusy: boolean;
  onCreate: () => void;
}

function NewChoice({ name, isActive, isBusy, onCreate }: NewChoiceProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-active={isActive || undefined}
        disabled={isBusy}
        onClick={onCreate}
      >
        <Plus size={16} aria-hidden />
        <span className={styles.name}>{texts.createNamed(name)}</span>
      </button>
    </li>
  );
}

interface AddToCollectionDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Finds or creates a collection and adds the screenshots to it. */
export function AddToCollectionDialog({ ids, onClose }: AddToCollectionDialogProps) {
  useReturnFocus();
  const query = useCollections();
  const { typed, type, onKeyDown, choices, chosen, isIn } = useChoices(ids, query.data);
  const { addTo, createAndAdd, isBusy, error, clearError } = useAddToCollection(ids, onClose);
  const hasExisting = choices.some((choice) => 'collection' in choice);
  const reason = choices.length === 0 ? collectionTexts.empty : texts.none;

  const take = (choice: Choice) =>
    'newName' in choice ? createAndAdd(choice.newName) : void addTo(choice.collection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !isBusy) take(chosen);
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
          maxLength={MAX_NAME}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <EnterHint choices={choices} chosen={chosen} />
        <Choices query={query} nothing={hasExisting ? null : reason}>
          {choices.map((choice) => {
            const common = { isActive: choice === chosen, isBusy };
            return 'newName' in choice ? (
              <NewChoice
                key="new"
                {...common}
                name={choice.newName}
                onCreate={() => take(choice)}
              />
            ) : (
              <CollectionChoice
                key={choice.collection.id}
                {...common}
                collection={choice.collection}
                isIn={isIn(choice.collection.id)}
                onAdd={() => take(choice)}
              />
            );
          })}
        </Choices>
      </form>
      <AlertDialog opened={error !== null} onClose={clearError} title={texts.failedTitle}>
        {error}
      </AlertDialog>
    </Modal>
  );
}
