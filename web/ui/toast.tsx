import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

interface Toast {
  message: string;
  kind?: 'plain' | 'error';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAct: () => void };
  /** How long it stays; with an action 10 s, else 5 s. */
  milliseconds?: number;
}

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether any toast was ever shown: their place on the screen is fetched only then. */
export const toastsWanted = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function wantToasts(): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
}

const STAYS = 5_000;
const STAYS_WITH_ACTION = 10_000;

/** A short message that leaves by itself; answers its id. */
export function showToast({ message, kind = 'plain', action, milliseconds }: Toast): string {
  wantToasts();
  const id: string = notifications.show({
    message: action ? (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span>{message}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    role: kind === 'error' ? 'alert' : 'status',
    color: kind === 'error' ? 'red' : 'accent',
    autoClose: milliseconds ?? (action ? STAYS_WITH_ACTION : STAYS),
    closeButtonProps: { 'aria-label': 'Close' },
  });
  return id;
}

export const hideToast = (id: string): void => {
  notifications.hide(id);
};
