import { PublicLayout } from '../app/layouts/public-layout';
import { ReleasesPage } from '../features/marketing/components/releases-page';

export default function ReleasesRoute() {
  return (
    <PublicLayout>
      <ReleasesPage />
    </PublicLayout>
  );
}
