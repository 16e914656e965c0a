import { SOLD_PLANS } from '../../../infra/config/payments-config';
import { StripeClient } from '../../../infra/payments/stripe-client';
import { type Check, fail, type CheckResult, ok, warn } from './check';

const ABOUT = 'payments';
const BRIEF = { maxNetworkRetries: 0, timeout: 10_000 } as const;

/** A plan may have its price in its row instead, where this check does not look. */
function unpriced(plans: readonly string[], environment: string): CheckResult {
  const prefix = environment === 'test' ? 'STRIPE_TEST_' : 'STRIPE_';
  return warn(
    ABOUT,
    `No price is configured for ${plans.join(', ')}: not for sale, unless its row names one.`,
    `Set ${plans.map((plan) => `${prefix}${plan}_PRICE_ID`).join(', ')}.`,
  );
}

/** Checks that Stripe accepts the key, and that every plan for sale has a price. */
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
    const taken = ok(ABOUT, `Stripe takes the key (${environment} mode).`);
    const without = SOLD_PLANS.filter((plan) => !(plan in priceIds));
    return without.length === 0 ? [taken] : [taken, unpriced(without, environment)];
  },
};
