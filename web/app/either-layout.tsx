import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../features/auth/session.queries';
import { PublicLayout } from '../frame/public/public-layout';
import { SignedInFrame } from './signed-in-layout';

/** For pages that everyone may open: visitors get the public frame, signed-in people get theirs. */
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
