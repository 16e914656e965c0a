interface Toast {
  message: string;
  /** An alert is read out at once, as an error is. */
  kind?: 'plain' | 'alert' | 'error';
  /** One action, such as Undo. */
  action?: { label: string; onAct: () => void };
  /** The earlier ones go: what they offer is no longer possible. */
  isOnly?: boolean;
  /** The duration: 10 s with an action, else 5 s by default. */
  milliseconds?: number;
}

export interface NamedToast extends Toast {
  id: string;
}

/** Renders a toast; loaded with the first toast, not with the first page. */
export type ToastScreen = (toast: NamedToast) => void;

let isWanted = false;
let made = 0;
let screen: ToastScreen | null = null;
let waiting: readonly NamedToast[] = [];
const listeners = new Set<() => void>();

/** Whether any toast was shown: their component is loaded only then. */
export const toastsWanted = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Sets the component, and shows the toasts that waited for it. */
export function showToastsOn(next: ToastScreen): void {
  screen = next;
  waiting.forEach(next);
  waiting = [];
}

/** Shows a short message for a few seconds. */
export function showToast(toast: Toast): void {
  const named = { ...toast, id: `toast-${(made += 1)}` };
  if (screen) screen(named);
  else waiting = [...waiting, named];
  isWanted = true;
  listeners.forEach((listener) => listener());
}
