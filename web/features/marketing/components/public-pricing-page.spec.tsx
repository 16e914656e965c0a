// Own realm: a sign-in that another spec has begun would keep the button disabled.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLANS } from '../../../../server/contract/plans';
import { browser } from '../../../shared/browser';
import { aPlan, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { returnAddress } from '../../auth/return-address';
import { PublicPricingPage } from './public-pricing-page';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
// The session check of a visitor logs an error.
jest.spyOn(console, 'error').mockImplementation(() => undefined);

function show(isSignedIn = false) {
  fakeServer({
    'auth.me': isSignedIn ? { body: aUser() } : { status: 401, body: {} },
    'auth.redirectUrl': { body: { redirectUrl: 'https://id.example/go' } },
    'billing.plans': {
      body: [
        aPlan({ id: 5, rank: 5, name: 'Platinum', price_cents: 7200, screenshot_limit: 2400 }),
      ],
    },
  });
  renderApp(<PublicPricingPage />, { address: '/public-pricing' });
}

/** The Get Started buttons; all have the same label. */
const getStarted = (role: 'button' | 'link') =>
  screen.findByRole(role, { name: 'Get Started', description: 'Gold' });

describe('the public page of the plans', () => {
  it("has the two banners and the plans, with the server's prices in cards and table", async () => {
    show();
    expect(screen.getByText('Start with 25 Free Screenshots')).toBeTruthy();
    expect(screen.getByText('as low as 2.9 cents per screenshot')).toBeTruthy();
    const cards = screen.getByRole('list', { name: 'Plans' });
    expect(within(cards).getAllByText('Get Started')).toHaveLength(PLANS.length);
    expect(within(cards).getAllByText('Most Popular')).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByText('$72')).toHaveLength(2));
  });

  it.each([
    ['API access', 'Included', 'Included'],
    ['Priority support', 'Not included', 'Planned'],
  ])('compares the features: %s, from Gold %s, on Platinum %s', (name, gold, platinum) => {
    show();
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
    const cells = within(row).getAllByRole('cell');
    const textOf = (plan: string) =>
      cells[PLANS.findIndex(({ name: planName }) => planName === plan)]?.textContent;
    expect([textOf('Silver'), textOf('Gold'), textOf('Platinum')]).toEqual([
      'Not included',
      gold,
      platinum,
    ]);
  });

  it('starts the sign-in and returns to the page that sells the plan', async () => {
    show();
    await userEvent.click(await getStarted('button'));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://id.example/go'));
    expect(returnAddress.take()).toBe('/pricing');
  });

  it('links signed-in people to their own page of plans', async () => {
    show(true);
    const link = await getStarted('link');
    expect(link.getAttribute('href')).toBe('/pricing');
  });
});
