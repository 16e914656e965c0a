import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { usePortal } from './subscription.queries';
import { subscriptionTexts as texts } from './subscription-texts';

interface PortalButtonProps extends Pick<ButtonProps, 'size'> {
  children: ReactNode;
}

/** Opens the provider's page for cards and invoices, or says that it could not. */
export function PortalButton({ size, children }: PortalButtonProps) {
  const portal = usePortal();
  return (
    <>
      <Button
        variant="default"
        size={size}
        loading={portal.isBusy}
        onClick={() => void portal.open()}
      >
        {children}
      </Button>
      <AlertDialog
        opened={portal.hasFailed}
        onClose={portal.forgetFailure}
        title={texts.portalFailed}
      >
        {portal.failure}
      </AlertDialog>
    </>
  );
}
