import { create } from 'zustand';

interface Asked {
  ids: readonly string[];
  /** Called once some of them have left this space. */
  onMoved?: () => void;
  /** The space that is chosen already; null is the personal one. */
  to?: string | null;
}

/** The screenshots to be moved or copied; null while the dialog is closed. */
const useStore = create<{ asked: Asked | null }>(() => ({ asked: null }));

export const transferDialog = {
  open: (ids: readonly string[], rest: Omit<Asked, 'ids'> = {}) =>
    useStore.setState({ asked: { ids, ...rest } }),
  close: () => useStore.setState({ asked: null }),
};

export const useTransferDialog = (): Asked | null => useStore(({ asked }) => asked);
