import { create } from 'zustand';

interface Asked {
  ids: readonly string[];
  /** Called once some of them have left this space. */
  onMoved?: () => void;
}

/** What is to be moved or copied; null while the dialog is closed. */
const useStore = create<{ asked: Asked | null }>(() => ({ asked: null }));

export const transferDialog = {
  open: (ids: readonly string[], onMoved?: () => void) =>
    useStore.setState({ asked: { ids, onMoved } }),
  close: () => useStore.setState({ asked: null }),
};

export const useTransferDialog = (): Asked | null => useStore(({ asked }) => asked);
