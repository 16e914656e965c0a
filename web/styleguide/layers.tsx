import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { ScreenshotsMenu } from '../frame/menus/screenshots-menu';
import { ShortcutList } from '../frame/shortcuts/shortcut-list';
import { CollectionDialog } from '../features/collections/components/collection-dialog';
import { AlertDialog } from '../ui/dialogs/alert-dialog';
import { showToast } from '../ui/toasts/toast';
import { TwoStep } from '../ui/dialogs/two-step';
import { Section, State } from './section';

const nothing = () => undefined;
const LAYERS = ['alert', 'question', 'dialog', 'form', 'keys'] as const;

/** Menus and dialogs, each with its button. */
export function Layers() {
  const [open, setOpen] = useState<(typeof LAYERS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Layers">
      <State name="dialogs">
        <Group gap="sm">
          {LAYERS.map((layer) => (
            <Button key={layer} variant="default" onClick={() => setOpen(layer)}>
              {layer}
            </Button>
          ))}
        </Group>
        <AlertDialog opened={open === 'alert'} onClose={close} title="Something has to be said">
          It is closed by its one button.
        </AlertDialog>
        <AlertDialog
          opened={open === 'question'}
          onClose={close}
          title="Cancel Subscription?"
          actions={
            <>
              <Button data-autofocus onClick={close}>
                Keep Subscription
              </Button>
              <Button variant="default" onClick={close}>
                Cancel Subscription
              </Button>
            </>
          }
        >
          The focus starts on the safe answer.
        </AlertDialog>
        <Modal opened={open === 'dialog'} onClose={close} title="Dialog">
          Esc, its cross and a click beside it close it.
        </Modal>
        {open === 'form' && <CollectionDialog collection={null} onClose={close} />}
        {open === 'keys' && <ShortcutList onClose={close} />}
      </State>
      <State name="toasts: plain, with Undo, failed">
        <Group gap="sm">
          <Button variant="default" onClick={() => showToast({ message: 'Copied' })}>
            plain
          </Button>
          <Button
            variant="default"
            onClick={() =>
              showToast({ message: 'Moved to trash', action: { label: 'Undo', onAct: nothing } })
            }
          >
            with Undo
          </Button>
          <Button
            variant="default"
            onClick={() => showToast({ message: 'It could not be saved', kind: 'error' })}
          >
            failed
          </Button>
        </Group>
      </State>
      <State name="menu, fetched when it is wanted">
        <ScreenshotsMenu />
      </State>
      <State name="second step of deleting">
        <TwoStep label="Delete?" yes="Delete" no="Cancel" onYes={nothing} onNo={nothing} />
      </State>
    </Section>
  );
}
