import { useAutoSignIn } from '../features/auth/use-auto-sign-in';
import { PublicLayout } from '../frame/public/public-layout';
import { Landing } from '../features/marketing/components/landing';

export default function LandingRoute() {
  useAutoSignIn();
  return (
    <PublicLayout>
      <Landing />
    </PublicLayout>
  );
}
