import { StripeClient } from '../../../infra/payments/stripe-client';
import { type Check, fail, ok, warn } from './finding';

const ABOUT = 'payments';
const BRIEF = { maxNetworkRetries: 0, timeout: 10_000 } as const;

/** Checks that Stripe accepts the key. */
export const paymentsCheck: Check = {
  about: ABOUT,
  run: async ({ config }) => {
    const { provider, environment, priceIds } = config.payments;
    if (provider === 'none')
      return [warn(ABOUT, 'Not configured: plans cannot be bought.', 'Set STRIPE_SECRET_KEY.')];
    if (provider === 'sandbox') return [ok(ABOUT, 'The sandbox takes test cards.')];
    try {
      const client = new StripeClient(config);
      await client.peek((stripe) => stripe.products.list({ limit: 1 }, BRIEF));
    } catch (error) {
      const advice = 'See STRIPE_SECRET_KEY, and what a restricted key may do.';
      return [fail(ABOUT, `Stripe refuses or is away: ${(error as Error).message}`, advice)];
    }
    const prices = Object.keys(priceIds).length;
    const made =
      prices === 0 ? 'prices are made by the product' : `${prices} prices are configured`;
    return [ok(ABOUT, `Stripe takes the key (${environment} mode); ${made}.`)];
  },
};
