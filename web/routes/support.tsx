import { PublicLayout } from '../app/layouts/public-layout';
import { SupportPage } from '../features/marketing/components/support-page';

export default function SupportRoute() {
  return (
    <PublicLayout>
      <SupportPage />
    </PublicLayout>
  );
}
