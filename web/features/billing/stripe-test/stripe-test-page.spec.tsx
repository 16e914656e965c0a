import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProviderProduct } from '../../../../server/contract/billing';
import { browser } from '../../../shared/browser';
import { aPlan, aStatus, aSubscription, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { StripeTestPage } from './stripe-test-page';

const openTab = jest.spyOn(browser, 'openTab').mockImplementation(() => undefined);
beforeEach(() => openTab.mockClear());

const product: ProviderProduct = {
  id: 'prod_silver',
  name: 'Shotvault Silver',
  active: true,
  prices: [{ id: 'price_silver', unit_amount: 1900, recurring: { interval: 'month' } }],
};
const silverPlan = aPlan({ id: 3, name: 'Silver', price_cents: 1900, stripe_price_id: null });

type Answers = Parameters<typeof fakeServer>[0];

function show(more: Answers = {}) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan(), silverPlan] },
    'billing.status': { body: aStatus({ subscription: aSubscription() }) },
    'billing.config': {
      body: { environment: 'test', sells_plans: true, publishable_key: 'pk_test_0123456789abcdef' },
    },
    'billing.products': { body: [product] },
    ...more,
  });
  renderApp(<StripeTestPage notFound={<p>There is no page at this address</p>} />);
  return calls;
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

describe('the developer page of', () => {
  it('does not exist where the server has no test mode', async () => {
    show({ 'billing.products': { status: 404, body: {} } });
    expect(await screen.findByText('There is no page at this address')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the environment and the person, and never the whole key', async () => {
    show();
    expect(await screen.findByText('test')).toBeTruthy();
    expect(screen.getByText('pk_test_0123…cdef')).toBeTruthy();
    expect(screen.getByText('ann@example.com')).toBeTruthy();
    expect(await screen.findByText('Silver')).toBeTruthy();
  });

  it('keeps Loading... when the configuration does not arrive', async () => {
    show({ 'billing.config': { status: 404, body: {} } });
    await button('Run Tests');
    expect(await screen.findByText('Silver')).toBeTruthy();
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
  });

  it('lists products and prices to copy, with the name of the variable', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await button('Fetch products'));
    expect(await screen.findByText('Shotvault Silver')).toBeTruthy();
    expect(screen.getByText('$19 / month')).toBeTruthy();
    expect(screen.getByText('STRIPE_TEST_SILVER_PRICE_ID')).toBeTruthy();
    await user.click(await button('Copy ID price_silver'));
    expect(await navigator.clipboard.readText()).toBe('price_silver');
    expect(await button('Copy ID prod_silver')).toBeTruthy();
  });

  it.each([
    ['Failed to fetch Stripe products', () => ({ status: 422, body: {} })],
    [
      'Error fetching Stripe products',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('says: %s', async (text, answer) => {
    let isDown = false;
    show({ 'billing.products': () => (isDown ? answer() : { body: [product] }) });
    const fetchButton = await button('Fetch products');
    isDown = true;
    await userEvent.click(fetchButton);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('says so when the first read of the products failed', async () => {
    show({ 'billing.products': { status: 422, body: {} } });
    await press('Fetch products');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch Stripe products');
  });

  it('says that an invalid answer cannot be read', async () => {
    // React Query logs an error for an undefined answer.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ 'billing.status': { body: undefined } });
    await press('Run Tests');
    expect(await screen.findByText('Error: The answer cannot be read')).toBeTruthy();
  });

  it('runs its tests and shows the result of each', async () => {
    let areDown = false;
    const goldPlan = aPlan({ id: 4, name: 'Gold', price_cents: 3900, stripe_price_id: null });
    show({
      'billing.plans': () =>
        areDown ? { status: 503, body: { error: 'Try later' } } : { body: [silverPlan, goldPlan] },
    });
    await press('Run Tests');
    const results = screen.getByRole('list', { name: 'Tests' });
    expect(await within(results).findByText('Without a price at the provider: Gold')).toBeTruthy();
    expect(within(results).getByText('Info')).toBeTruthy();
    expect(within(results).getAllByText('Pass')).toHaveLength(4);
    areDown = true;
    await press('Run Tests');
    expect(await within(results).findByText('Error: Try later')).toBeTruthy();
    expect(within(results).getByText('Fail')).toBeTruthy();
  });

  it.each([
    ['$9', 2],
    ['$19', 3],
    ['$39', 4],
  ])('opens the checkout of %s in a new tab', async (label, planId) => {
    const url = 'https://pay.example/c/1';
    const calls = show({ 'billing.checkout': { body: { checkout_url: url } } });
    await press(label);
    await waitFor(() => expect(openTab).toHaveBeenCalledWith(url));
    expect(calls.find(({ route }) => route === 'billing.checkout')?.body).toEqual({
      plan_id: planId,
    });
  });

  it('says why a checkout failed', async () => {
    show({ 'billing.checkout': { status: 503, body: { error: 'No payments here' } } });
    await press('$9');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Checkout failed: No payments here',
    );
    expect(openTab).not.toHaveBeenCalled();
  });
});
