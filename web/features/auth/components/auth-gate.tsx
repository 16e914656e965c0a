import { Loader } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnAddress } from '../return-address';
import { useSession } from '../session.queries';
import { authTexts } from '../texts';
import styles from './auth-gate.module.css';

interface AuthGateProps {
  /** Shown to visitors in place of the page they asked for. */
  landing: ReactNode;
  /** Shown while nobody can tell who is here. */
  away?: ReactNode;
  children: ReactNode;
}

/** The sentence and the circle while something about the sign-in is awaited. */
export function AuthProgress({ text }: { text: string }) {
  return (
    <div className={styles.progress} role="status">
      <Loader size="sm" aria-hidden />
      <p>{text}</p>
    </div>
  );
}

/** Lets signed-in people through, and reopens the page they had asked for before the sign-in. */
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
  return pathname === '/' ? <Reopen>{children}</Reopen> : children;
}

function Reopen({ children }: { children: ReactNode }) {
  // Read once: the address is taken out of its place, and a second render must decide the same.
  const [address] = useState(() => returnAddress.take());
  return address ? <Navigate to={address} replace /> : children;
}
