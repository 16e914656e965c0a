import { Button, type ButtonProps } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { authTexts } from '../texts';
import { useLogin } from '../use-login';
import { GoogleMark } from './google-mark';

/** Starts the sign-in; the page in the address bar is reopened afterwards. */
export function ContinueWithGoogle(props: ButtonProps) {
  const { start, isBusy } = useLogin();
  const { pathname, search, hash } = useLocation();
  return (
    <Button
      size="md"
      leftSection={<GoogleMark />}
      disabled={isBusy}
      onClick={() => void start(pathname + search + hash)}
      {...props}
    >
      {authTexts.continueWithGoogle}
    </Button>
  );
}
