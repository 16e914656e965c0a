import { CARD, idOf, PaymentSandbox, SECRET_KEY } from '../../../test/support/payment-sandbox';
import type { Config } from '../config/config';
import { ProviderSubscriptions } from './provider-subscriptions';
import { StripeClient } from './stripe-client';

let sandbox: PaymentSandbox;
let subscriptions: ProviderSubscriptions;

beforeEach(async () => {
  sandbox = await PaymentSandbox.open();
  const { hostname: host, port } = new URL(sandbox.base);
  const payments = { provider: 'sandbox', secretKey: SECRET_KEY, host, port, protocol: 'http' };
  subscriptions = new ProviderSubscriptions(new StripeClient({ payments } as unknown as Config));
});
afterEach(() => sandbox.close());

it('lists all subscriptions of a customer, also above a hundred', async () => {
  const price = await sandbox.plan('Bronze', 900);
  const first = await sandbox.subscriber(price.id);
  const customer = idOf(first.customer);
  for (let n = 0; n < 101; n += 1) {
    const { url } = await sandbox.checkout(price.id, { customer });
    await sandbox.post(url ?? '', CARD);
  }
  const listed = await subscriptions.list(customer);
  expect(listed).toHaveLength(102);
  expect(listed.map(({ id }) => id)).toContain(first.id);
});

it('lists none for a customer that the provider does not have', async () => {
  expect(await subscriptions.list('cus_none')).toEqual([]);
});
