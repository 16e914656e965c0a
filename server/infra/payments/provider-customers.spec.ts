import type Stripe from 'stripe';
import { ProviderCustomers } from './provider-customers';
import type { StripeClient } from './stripe-client';

const LINES = { data: [{ amount: 1, description: 'Bronze' }] };

/** The one invoice of a customer, as the provider sends it. */
async function listed(fields: Partial<Stripe.Invoice>) {
  const invoice = { id: 'in_1', created: 0, currency: 'usd', lines: LINES, ...fields };
  const invoices = { list: () => Promise.resolve({ data: [invoice] }) };
  const find = (ask: (stripe: unknown) => unknown) => ask({ invoices });
  const [first] = await new ProviderCustomers({ find } as unknown as StripeClient).listInvoices(
    'cus_1',
    1,
  );
  return first;
}

it.each([
  // total, paid, balance before and after, credit
  ['charged whole', 900, 900, 0, 0, 0],
  ['paid from credit', 900, 0, -2000, -1100, 900],
  ['paid from credit in part', 900, 400, -500, 0, 500],
  ['giving credit', -900, 0, 0, -900, -900],
  ['giving more credit', -900, 0, -100, -1000, -900],
  ['giving credit that pays what was owed first', -900, 0, 30, -870, -870],
  ['too small to be charged', 30, 0, 0, 30, 0],
  ['too small to be charged after credit', 900, 0, -880, 20, 880],
  ['charged with what was owed', 900, 930, 30, 0, 0],
  ['overpaid', 900, 1000, 0, -100, 0],
])('tells the credit of an invoice %s', async (_case, total, paid, before, after, creditCents) => {
  const balances = { starting_balance: before, ending_balance: after };
  const invoice = await listed({ total, amount_paid: paid, status: 'paid', ...balances });
  expect(invoice).toMatchObject({ amountCents: paid, creditCents });
});

it.each([
  [900, 0, -1000, 900],
  [900, 900, 0, 0],
  [-900, 0, 0, -900],
])('expects the credit of a draft of %s', async (total, due, before, creditCents) => {
  const balances = { starting_balance: before, ending_balance: null };
  const invoice = await listed({ total, amount_due: due, status: 'draft', ...balances });
  expect(invoice).toMatchObject({ amountCents: due, creditCents });
});
