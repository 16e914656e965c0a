import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sessionHint } from '../../features/auth/session-hint';
import { useSession } from '../../features/auth/session.queries';
import { useStartSignIn } from '../../features/auth/use-start-sign-in';
import { paths } from '../../shared/paths';
import { planSales } from '../../shared/plan-sales';
import { siteName } from '../../shared/site';
import { Logo } from '../logo';
import styles from './public-layout.module.css';
import { PublicLinks, PublicMenu } from './public-navigation';
import { publicTexts } from './public-texts';
import { MAIN_ID } from '../root-layout';
import { frameTexts } from '../texts';

/** Until the server has answered, uses the last known session: most readers of these pages are visitors. */
function useIsVisitor(): boolean {
  const { state } = useSession();
  return state === 'pending' ? !sessionHint.wasSignedIn() : state === 'out';
}

/** Header and footer of the pages that everyone may see. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const isVisitor = useIsVisitor();
  const { open, isBusy } = useStartSignIn(isVisitor);
  const { pathname, search, hash } = useLocation();
  const login = { disabled: isBusy, onClick: () => open(pathname + search + hash) };
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.inner}>
          <Logo />
          <PublicLinks />
          {isVisitor ? (
            <Button variant="default" className={styles.entry} {...login}>
              {frameTexts.signIn}
            </Button>
          ) : (
            <Button variant="default" className={styles.entry} component={Link} to={paths.home}>
              {publicTexts.open}
              <span className={styles.name}>{` ${siteName}`}</span>
            </Button>
          )}
          <PublicMenu />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <span className={styles.muted}>{siteName}</span>
          <Anchor component={Link} to={paths.releases} className={styles.entry}>
            {publicTexts.releaseNotes}
          </Anchor>
          <Anchor component={Link} to={paths.privacy}>
            {publicTexts.privacy}
          </Anchor>
          <Anchor component={Link} to={paths.terms}>
            {publicTexts.terms}
          </Anchor>
          {isVisitor && planSales.isOn && (
            <Button variant="subtle" px="md" className={styles.last} {...login}>
              {frameTexts.startFreeTrial}
            </Button>
          )}
        </div>
      </footer>
    </div>
  );
}
