import { create } from 'zustand';

/** The screenshots that the pointer drags over the page; null while there are none. */
const useStore = create<{ ids: readonly string[] | null }>(() => ({ ids: null }));

export const dragged = {
  start: (ids: readonly string[]) => useStore.setState({ ids }),
  end: () => useStore.setState({ ids: null }),
  ids: (): readonly string[] => useStore.getState().ids ?? [],
};

export const useDragged = (): readonly string[] | null => useStore(({ ids }) => ids);
