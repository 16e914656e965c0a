import { Button, Modal, type ModalRootProps } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './alert-dialog.module.css';
import { uiTexts } from '../texts';

interface AlertDialogProps extends Pick<ModalRootProps, 'opened' | 'onClose'> {
  title: string;
  children: ReactNode;
  /** The buttons; without any, one OK that closes. Mark the safe one with `data-autofocus`. */
  actions?: ReactNode;
}

/** Overrides the `dialog` role that Mantine sets on its content. */
function AlertRoot(props: ComponentProps<'section'>) {
  return <section {...props} role="alertdialog" />;
}

/** A dialog that must be answered: `role="alertdialog"`, focus on the safe button, Esc closes. */
export function AlertDialog({ opened, onClose, title, children, actions }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal.Root opened={opened} onClose={onClose} size="sm">
      <Modal.Overlay />
      <Modal.Content
        radius="lg"
        renderRoot={(props) => <AlertRoot {...props} aria-describedby={id} />}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <div id={id}>{children}</div>
          <div className={styles.actions}>
            {actions ?? (
              <Button data-autofocus onClick={onClose}>
                {uiTexts.ok}
              </Button>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
