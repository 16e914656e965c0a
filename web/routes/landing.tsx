import { PublicLayout } from '../frame/public/public-layout';
import { Landing } from '../features/marketing/components/landing';

export default function LandingRoute() {
  return (
    <PublicLayout>
      <Landing />
    </PublicLayout>
  );
}
