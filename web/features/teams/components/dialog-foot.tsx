import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { teamTexts } from '../texts';

interface DialogFootProps {
  onClose: () => void;
  /** The main button of the dialog. */
  children: ReactNode;
}

export function DialogFoot({ onClose, children }: DialogFootProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" onClick={onClose}>
        {teamTexts.cancel}
      </Button>
      {children}
    </Group>
  );
}
