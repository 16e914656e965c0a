import { WherePlansAreSold } from '../features/billing/own-server/where-plans-are-sold';
import { PricingPage } from '../features/billing/pricing/pricing-page';
import { pricingTexts } from '../features/billing/shared/pricing-texts';

export default function PricingRoute() {
  return (
    <WherePlansAreSold title={pricingTexts.title}>
      <PricingPage />
    </WherePlansAreSold>
  );
}
