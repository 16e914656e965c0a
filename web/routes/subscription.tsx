import { WherePlansAreSold } from '../features/billing/own-server/where-plans-are-sold';
import { subscriptionTexts } from '../features/billing/shared/subscription-texts';
import { SubscriptionPage } from '../features/billing/subscription/subscription-page';

export default function SubscriptionRoute() {
  return (
    <WherePlansAreSold title={subscriptionTexts.title}>
      <SubscriptionPage />
    </WherePlansAreSold>
  );
}
