import { create } from 'zustand';
import type { FoundWords } from '../../../../../../server/contract/screenshots';
import { onSessionEnd } from '../../../../auth/session.queries';

export type WordField = keyof FoundWords;

/** Words that are being written. */
export interface Draft {
  /** The stored words as the person found them. */
  from: string | null;
  typed: string;
}

/** Words that could not be saved. They outlive the viewer, so that nobody has to write them again. */
const useStore = create<Readonly<Record<string, Draft>>>(() => ({}));

const LONG: WordField = 'note';
const keyOf = (field: WordField, id: string) => `${field} ${id}`;

// Closing the page would lose them; a title is short, and written again soon.
window.addEventListener('beforeunload', (event) => {
  const isNote = Object.keys(useStore.getState()).some((key) => key.startsWith(`${LONG} `));
  if (isNote) event.preventDefault();
});

onSessionEnd(() => useStore.setState({}, true));

export const keptWords = {
  keep: (field: WordField, id: string, draft: Draft): void =>
    useStore.setState({ [keyOf(field, id)]: draft }),
  drop: (field: WordField, id: string): void => {
    const { [keyOf(field, id)]: _, ...others } = useStore.getState();
    useStore.setState(others, true);
  },
};

export const useKeptWords = (field: WordField, id: string): Draft | null =>
  useStore((kept) => kept[keyOf(field, id)] ?? null);
