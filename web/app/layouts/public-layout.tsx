import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../features/auth/session.queries';
import { useLogin } from '../../features/auth/use-login';
import { Logo } from './logo';
import styles from './public-layout.module.css';
import { MAIN_ID } from './root-layout';
import { frameTexts } from './texts';

/** Header and footer of the pages that everyone may see. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const session = useSession();
  const { start, isBusy } = useLogin();
  const { pathname, search, hash } = useLocation();
  const begin = () => void start(pathname + search + hash);
  const isVisitor = session.state === 'out';
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Logo />
          {isVisitor && (
            <Button variant="default" disabled={isBusy} onClick={begin}>
              {frameTexts.signIn}
            </Button>
          )}
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <span className={styles.muted}>{frameTexts.product}</span>
          {isVisitor && (
            <Button
              variant="subtle"
              px="md"
              className={styles.last}
              disabled={isBusy}
              onClick={begin}
            >
              {frameTexts.startFreeTrial}
            </Button>
          )}
        </div>
      </footer>
    </div>
  );
}
