import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../features/auth/session.queries';
import { PublicLayout } from './public-layout';
import { SignedInFrame } from './signed-in-layout';

/** For pages that belong to everyone: the frame of the person who looks, without asking them to sign in. */
export default function EitherLayout() {
  const session = useSession();
  if (session.state === 'pending') return null;
  if (session.state === 'in') {
    return (
      <Suspense fallback={null}>
        <SignedInFrame />
      </Suspense>
    );
  }
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
