import { PublicLayout } from '../frame/public/public-layout';
import { SupportPage } from '../features/marketing/components/support-page';

export default function SupportRoute() {
  return (
    <PublicLayout>
      <SupportPage />
    </PublicLayout>
  );
}
