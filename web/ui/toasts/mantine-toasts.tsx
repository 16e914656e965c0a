import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useTakenFocus } from '../focus/use-leaving-focus';
import type { NamedToast, ToastScreen } from './toast';

const STAYS = 5_000;
const STAYS_WITH_ACTION = 10_000;

function WithAction({ id, message, action }: NamedToast) {
  const cameFrom = useRef<EventTarget | null>(null);
  const toast = useRef<HTMLElement>(null);
  // Where it came from is often gone, such as the card that Undo brings back.
  useTakenFocus(toast);
  /** The button goes with its toast, and the focus with it unless it is given back. */
  const returnFocus = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return (
    <Group
      // The button that closes the toast stands beside this.
      ref={(content) => {
        toast.current = content?.closest<HTMLElement>('[role]') ?? null;
      }}
      justify="space-between"
      wrap="nowrap"
      gap="sm"
    >
      <span>{message}</span>
      {action && (
        <Button
          // A long message wraps and leaves the word of the button whole.
          flex="none"
          variant="subtle"
          size="compact-sm"
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget;
          }}
          onClick={() => {
            returnFocus();
            notifications.hide(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
    </Group>
  );
}

function show(toast: NamedToast): void {
  const { id, message, kind, action, milliseconds, isOnly } = toast;
  if (isOnly) notifications.clean();
  notifications.show({
    id,
    message: action ? <WithAction {...toast} /> : message,
    role: kind === 'error' || kind === 'alert' ? 'alert' : 'status',
    color: kind === 'error' ? 'red' : 'accent',
    autoClose: milliseconds ?? (action ? STAYS_WITH_ACTION : STAYS),
    closeButtonProps: { 'aria-label': 'Close' },
  });
}

/** Shows toasts with Mantine. */
export const mantineToasts: ToastScreen = show;
