import { Suspense } from 'react';
import { AuthGate, AuthProgress } from '../features/auth/components/auth-gate';
import { authTexts } from '../features/auth/texts';
import { lazyPage } from '../ui/loading/lazy-page';

export const SignedInFrame = lazyPage(() => import('../frame/signed-in-frame'));
const Away = lazyPage(() => import('../frame/unreachable'));
export const Landing = lazyPage(() => import('../routes/landing'));

/** The frame for signed-in people; visitors see the landing page at the same address. */
export function SignedInLayout() {
  return (
    <AuthGate landing={<Landing />} away={<Away />}>
      <Suspense fallback={<AuthProgress text={authTexts.checking} />}>
        <SignedInFrame />
      </Suspense>
    </AuthGate>
  );
}
