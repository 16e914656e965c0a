import { Button, type ButtonProps } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useLogin } from '../use-login';
import { useSignInWays } from '../use-sign-in-ways';
import { GoogleMark } from './google-mark';
import styles from './sign-in-buttons.module.css';

/** A button for each way in; the page in the address bar is reopened afterwards. */
export function SignInButtons(props: ButtonProps) {
  const { start, isBusy } = useLogin();
  const { ways } = useSignInWays();
  const { pathname, search, hash } = useLocation();
  // The page of the ways in was opened from another one, which is kept already.
  const returnTo = pathname === paths.signIn ? null : pathname + search + hash;
  return (
    <div className={styles.ways}>
      {ways.map(({ id, label }) => (
        <Button
          key={id}
          size="md"
          leftSection={id === 'google' ? <GoogleMark /> : undefined}
          disabled={isBusy}
          onClick={() => void start(returnTo, id)}
          {...props}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
