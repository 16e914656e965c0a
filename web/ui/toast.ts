export interface Toast {
  message: string;
  kind?: 'plain' | 'error';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void };
  /** How long it stays; with an action 10 s, else 5 s. */
  milliseconds?: number;
}

export interface NamedToast extends Toast {
  id: string;
}

/** What puts one on the screen; it is fetched with the first toast, and not with the first page. */
export type ToastScreen = (toast: NamedToast) => void;

let isWanted = false;
let made = 0;
let screen: ToastScreen | null = null;
let waiting: readonly NamedToast[] = [];
const listeners = new Set<() => void>();

/** Whether any toast was ever shown: their place on the screen is fetched only then. */
export const toastsWanted = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The screen is there: what has waited for it is shown now. */
export function showToastsOn(next: ToastScreen): void {
  screen = next;
  waiting.forEach(next);
  waiting = [];
}

/** A short message that leaves by itself. */
export function showToast(toast: Toast): void {
  const named = { ...toast, id: `toast-${(made += 1)}` };
  if (screen) screen(named);
  else waiting = [...waiting, named];
  isWanted = true;
  listeners.forEach((listener) => listener());
}
