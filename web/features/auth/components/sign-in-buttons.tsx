import { Button, type ButtonProps } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { returnAddress } from '../return-address';
import { authTexts } from '../texts';
import { useLogin } from '../use-login';
import { useSignInWays } from '../use-sign-in-ways';
import { GoogleMark } from './google-mark';
import styles from './sign-in-buttons.module.css';

/** A button for each way in; the page in the address bar is reopened afterwards. */
export function SignInButtons(props: ButtonProps) {
  const { start, isBusy } = useLogin();
  const { ways, links } = useSignInWays();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // The page of the ways in was opened from another one, which is kept already.
  const isThere = pathname === paths.signIn;
  const returnTo = isThere ? null : pathname + search + hash;
  const openPage = () => {
    returnAddress.keep(pathname + search + hash);
    void navigate(paths.signIn);
  };
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
      {links && !isThere && (
        // One leading action; the link leads where there is nothing else.
        <Button
          size="md"
          variant={ways.length > 0 ? 'default' : 'filled'}
          disabled={isBusy}
          onClick={openPage}
          {...props}
        >
          {authTexts.byLink}
        </Button>
      )}
    </div>
  );
}
