// Access to the payment provider: its pages, its clock, its events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { sleep } from './product.mjs';

const CLOCK = 'clock_sandbox';
const DAY_S = 86_400;
export const GOOD_CARD = '4242424242424242';
export const FAILS_LATER = '4000000000000341';

/** @returns {RequestInit} */
const form = (fields) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual',
});

/** `ask` is any session: a checkout reveals the address of the provider's pages. */
export async function meetProvider(product, ask) {
  /** @type {typeof import('../../server/infra/config/sandbox-secrets.js')} */
  const { sandboxSecrets } = requireTypeScript('server/infra/config/sandbox-secrets.ts');
  const secret = readFileSync(join(product.dataDir, 'session-secret'), 'utf8').trim();
  const { stripeKey, webhookSecret } = sandboxSecrets(secret);
  const { origin, hostname, port } = new URL(await checkoutOf(ask, 2));
  const stripe = new Stripe(stripeKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  });
  const card = (number) => ({ number, expiry: '12 / 40', cvc: '123', name: 'Ada Lovelace' });

  async function settle() {
    for (let n = 0; n < 600; n += 1) {
      const { data } = await stripe.events.list({ limit: 100 });
      if (data.every(({ pending_webhooks }) => pending_webhooks === 0)) return;
      await sleep(50);
    }
    throw new Error('the events were not taken');
  }

  return {
    stripe,
    settle,
    sign: (payload, timestamp = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }),
    async buy(person, planId, number = GOOD_CARD) {
      const answer = await fetch(await checkoutOf(person, planId), form(card(number)));
      if (answer.status !== 303) throw new Error(`the checkout answered ${answer.status}`);
    },
    async changeCard(person, number) {
      const opened = await person('/api/subscription/customer-portal', { method: 'POST' });
      const { portal_url } = await opened.json();
      await fetch(`${portal_url}/card`, form(card(number)));
    },
    trouble: (name) => fetch(`${origin}/sandbox/payments/switches`, form({ switch: name })),
    async wait(days) {
      const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(CLOCK);
      await stripe.testHelpers.testClocks.advance(CLOCK, {
        frozen_time: frozen_time + days * DAY_S,
      });
    },
  };
}

async function checkoutOf(ask, planId) {
  const answer = await ask('/api/subscription/create-checkout-session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan_id: planId }),
  });
  const { checkout_url, error } = await answer.json();
  if (!checkout_url) throw new Error(`checkout answered ${answer.status}: ${error}`);
  return checkout_url;
}
