import { Loader } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { returnAddress } from '../return-address';
import { useSession } from '../session.queries';
import { authTexts } from '../texts';
import styles from './auth-gate.module.css';

interface AuthGateProps {
  /** Shown to visitors in place of the requested page. */
  landing: ReactNode;
  /** Shown while the session cannot be checked. */
  away?: ReactNode;
  children: ReactNode;
}

/** A sentence and a spinner while the sign-in is checked. */
export function AuthProgress({ text }: { text: string }) {
  return (
    <div className={styles.progress} role="status">
      <Loader size="sm" aria-hidden />
      <p>{text}</p>
    </div>
  );
}

/** Shows its children to signed-in people, and reopens the page requested before the sign-in. */
export function AuthGate({ landing, away = landing, children }: AuthGateProps) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === 'pending') {
    return (
      <main className={styles.page}>
        <AuthProgress text={authTexts.checking} />
      </main>
    );
  }
  if (session.state === 'away') return away;
  if (session.state === 'out') return landing;
  return pathname === paths.home ? <Reopen>{children}</Reopen> : children;
}

function Reopen({ children }: { children: ReactNode }) {
  // Taking the address removes it from storage, and a second render must get the same one.
  const [address] = useState(() => returnAddress.take());
  return address ? <Navigate to={address} replace /> : children;
}
