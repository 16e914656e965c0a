import { PublicLayout } from '../frame/public/public-layout';
import { PublicPricingPage } from '../features/marketing/components/public-pricing-page';

export default function PublicPricingRoute() {
  return (
    <PublicLayout>
      <PublicPricingPage />
    </PublicLayout>
  );
}
