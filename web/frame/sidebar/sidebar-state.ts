import { useSyncExternalStore } from 'react';
import { remembered } from '../../shared/storage';

const KEY = 'shotvault.sidebar';
const FOLDED = 'folded';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const isFolded = (): boolean => remembered.get(KEY) === FOLDED;

export const useIsFolded = (): boolean => useSyncExternalStore(subscribe, isFolded);

/** Folds the sidebar to its icons or opens it; this browser remembers it. */
export function toggleSidebar(): void {
  remembered.set(KEY, isFolded() ? 'open' : FOLDED);
  listeners.forEach((listener) => listener());
}
