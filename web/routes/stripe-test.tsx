import { StripeTestPage } from '../features/billing/components/stripe-test-page';
import NotFoundRoute from './not-found';

export default function StripeTestRoute() {
  return <StripeTestPage notFound={<NotFoundRoute />} />;
}
