import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts';

interface DialogFootProps {
  onClose: () => void;
  /** The main button of the dialog. */
  children: ReactNode;
}

/** The buttons at the end of a dialog: Cancel, and the main one. */
export function DialogFoot({ onClose, children }: DialogFootProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {uiTexts.cancel}
      </Button>
      {children}
    </Group>
  );
}
