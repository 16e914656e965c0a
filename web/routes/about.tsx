import { PublicLayout } from '../frame/public/public-layout';
import { AboutPage } from '../features/marketing/components/about-page';

export default function AboutRoute() {
  return (
    <PublicLayout>
      <AboutPage />
    </PublicLayout>
  );
}
