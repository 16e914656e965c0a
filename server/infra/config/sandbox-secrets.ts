import { createHmac } from 'node:crypto';

export const SANDBOX_CLIENT_ID = 'shotvault-sandbox';

/**
 * Secrets shared by the product and its sandbox. Derived, so that every process of one installation knows them and no
 * other installation does.
 */
export function sandboxSecrets(sessionSecret: string) {
  const derived = (purpose: string) =>
    createHmac('sha256', sessionSecret).update(purpose).digest('hex');
  return {
    clientSecret: derived('sandbox client'),
    stripeKey: `sk_test_sandbox${derived('sandbox payments key')}`,
    publishableKey: `pk_test_sandbox${derived('sandbox publishable key')}`,
    mailSecret: derived('sandbox mail'),
    webhookSecret: `whsec_${derived('sandbox webhook')}`,
  };
}
