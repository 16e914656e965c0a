import { PublicLayout } from '../frame/public/public-layout';
import { ReleasesPage } from '../features/marketing/components/releases-page';

export default function ReleasesRoute() {
  return (
    <PublicLayout>
      <ReleasesPage />
    </PublicLayout>
  );
}
