import { StripeTestPage } from '../features/billing/stripe-test/stripe-test-page';
import NotFoundRoute from './not-found';

export default function StripeTestRoute() {
  return <StripeTestPage notFound={<NotFoundRoute />} />;
}
