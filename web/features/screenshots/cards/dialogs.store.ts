import { create } from 'zustand';

/** Screenshots that are to be moved or copied. */
interface Moved {
  ids: readonly string[];
  /** Called once some of them have left this space. */
  onMoved?: () => void;
  /** The space that is chosen already; null is the personal one. */
  to?: string | null;
}

/** Chosen screenshots, or a collection that the link follows. */
export type Shared =
  { ids: readonly string[]; collectionId?: undefined } | { ids?: undefined; collectionId: string };

/** The subjects of the dialogs of the frame; null while they are closed. */
const useStore = create<{ moved: Moved | null; shared: Shared | null }>(() => ({
  moved: null,
  shared: null,
}));

export const transferDialog = {
  open: (ids: readonly string[], rest: Omit<Moved, 'ids'> = {}) =>
    useStore.setState({ moved: { ids, ...rest } }),
  close: () => useStore.setState({ moved: null }),
};

export const shareDialog = {
  open: (shared: Shared) => useStore.setState({ shared }),
  close: () => useStore.setState({ shared: null }),
};

export const useTransferDialog = (): Moved | null => useStore(({ moved }) => moved);
export const useShareDialog = (): Shared | null => useStore(({ shared }) => shared);
