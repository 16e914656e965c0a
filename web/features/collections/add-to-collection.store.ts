import { create } from 'zustand';

interface AddToCollectionState {
  /** The screenshots to add; null while the dialog is closed. */
  ids: readonly string[] | null;
}

const useStore = create<AddToCollectionState>(() => ({ ids: null }));

export const addToCollection = {
  open: (ids: readonly string[]) => useStore.setState({ ids }),
  close: () => useStore.setState({ ids: null }),
};

export const useAddToCollection = (): readonly string[] | null => useStore((state) => state.ids);
