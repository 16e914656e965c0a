import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { PLANS } from '../../../../server/contract/plans';
import { browser } from '../../../shared/browser';
import {
  aChangePreview,
  aPlan,
  aStatus,
  aSubscription,
  aUser,
} from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { PricingPage } from './pricing-page';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
beforeEach(() => goTo.mockClear());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

type Answers = Parameters<typeof fakeServer>[0];

function show(status: SubscriptionStatus, more: Answers = {}, address = '/pricing') {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': {
      body: [aPlan({ id: 2, rank: 2, name: 'Bronze', price_cents: 950, screenshot_limit: 200 })],
    },
    'billing.status': { body: status },
    ...more,
  });
  renderApp(
    <>
      <PricingPage />
      <Address />
    </>,
    { address },
  );
  return calls;
}

const payer = aStatus({ subscription: aSubscription(), remaining_uploads: 590 });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const failed = 'Failed to start checkout process. Please try again.';

async function clickWhenKnown(name: string) {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  await userEvent.click(found);
}

describe('the plans page', () => {
  it("shows the server's prices and marks the most popular plan", async () => {
    show(aStatus());
    expect(await screen.findByText('$9.50')).toBeTruthy();
    const silver = screen.getByRole('heading', { name: 'Silver' }).closest('li')!;
    expect(within(silver).getByText('Most Popular')).toBeTruthy();
    expect(within(silver).getByText('3.2 cents per screenshot')).toBeTruthy();
  });

  it('shows the current plan and its usage', async () => {
    show(
      aStatus({ remaining_uploads: 5, usage: { ...aStatus().usage, screenshots_uploaded: 20 } }),
    );
    const meter = await screen.findByRole('meter', { name: 'Usage this month' });
    expect(meter.getAttribute('aria-valuenow')).toBe('20');
    expect(meter.dataset.level).toBe('near');
    expect(screen.getByText('20 of 25 used')).toBeTruthy();
  });

  it('says when the plan could not be loaded, and tries again', async () => {
    let isDown = true;
    const status = () => (isDown ? { status: 404, body: {} } : { body: aStatus() });
    show(aStatus(), { 'billing.status': status });
    const retry = await button('Retry');
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('0 of 25 used')).toBeTruthy();
  });

  it('never starts a checkout from Free', async () => {
    const calls = show(aStatus());
    const link = await screen.findByRole('link', { name: 'Get Started' });
    expect(link.getAttribute('href')).toBe('/');
    await userEvent.click(link);
    expect(calls.some(({ route }) => route === 'billing.checkout')).toBe(false);
  });

  it('sends the browser to the checkout of the chosen plan', async () => {
    const url = 'https://pay.example/c/1';
    const calls = show(aStatus(), { 'billing.checkout': { body: { checkout_url: url } } });
    await clickWhenKnown('Upgrade to Gold');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
    expect(calls.find(({ route }) => route === 'billing.checkout')?.body).toEqual({ plan_id: 4 });
    expect((await button('Upgrade to Silver')).disabled).toBe(true);
  });

  it.each([
    [
      { status: 503, body: { error: 'No payments here', details: { reason: 'no key' } } },
      'No payments here (no key)',
    ],
    [{ status: 500, body: {} }, 'Failed to create checkout session'],
    [{ body: {} }, 'No checkout URL received'],
  ])('says why a checkout did not start', async (answer, cause) => {
    show(aStatus(), { 'billing.checkout': answer });
    await clickWhenKnown('Upgrade to Bronze');
    const alert = await screen.findByRole('alertdialog', { name: failed });
    expect(within(alert).getByText(cause)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upgrade to Bronze'));
    expect(goTo).not.toHaveBeenCalled();
  });

  it('shows a cancelled checkout once, and cleans the address', async () => {
    show(aStatus(), {}, '/pricing?cancelled=true');
    expect(await screen.findByText('Checkout Cancelled')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('/pricing')).toBeTruthy());
    await userEvent.click(await button('Close'));
    expect(screen.queryByText('Checkout Cancelled')).toBeNull();
  });

  it('has the questions and answers', async () => {
    show(aStatus());
    await userEvent.click(await button('Are there annual plans?'));
    expect(screen.getByText(/30-day money-back guarantee/).textContent).toContain(
      'not on sale yet',
    );
  });
});

describe('the plans page of a payer', () => {
  it('leads with the plan that is held and the next larger one', async () => {
    show(payer);
    await button('Current plan');
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    const byRank = [...PLANS].sort((a, b) => a.rank - b.rank).map(({ name }) => name);
    const held = byRank.indexOf('Silver');
    const lead = byRank.slice(held, held + 2);
    expect(names.slice(0, PLANS.length)).toEqual([
      ...lead,
      ...byRank.filter((name) => !lead.includes(name)),
    ]);
  });

  it('disables the current plan and links from Free to the subscription', async () => {
    show(payer);
    expect((await button('Current plan')).disabled).toBe(true);
    const link = screen.getByRole('link', { name: 'Get Started' });
    expect(link.getAttribute('href')).toBe('/subscription');
  });

  it('shows the cost of a smaller plan, which may wait for the end of the period', async () => {
    const calls = show(payer, {
      'billing.changePreview': { body: aChangePreview() },
      'billing.change': { body: payer },
    });
    await clickWhenKnown('Switch to Bronze');
    const dialog = await screen.findByRole('dialog', { name: 'Switch to Bronze' });
    // Nobody gives up what is paid for by accident.
    expect(await within(dialog).findByText('$0.00')).toBeTruthy();
    expect(within(dialog).getByText('$9.50')).toBeTruthy();
    expect(within(dialog).getByText('All your screenshots stay open.')).toBeTruthy();
    const losses = within(dialog).getByRole('list', { name: 'What you give up' });
    expect(
      within(losses)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '400 fewer uploads each month',
      'No more Advanced search',
      'No more Priority processing',
    ]);
    await userEvent.click(within(dialog).getByLabelText('Now, prorated'));
    expect(within(dialog).getByText('Credit on your next invoice')).toBeTruthy();
    expect(within(dialog).getByText('$6.40')).toBeTruthy();
    await userEvent.click(within(dialog).getByLabelText(/^At the end of the period/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ route }) => route === 'billing.change')?.body).toEqual({
      plan_id: 2,
      when: 'period_end',
    });
  });

  it('counts what a smaller plan gives up, and what waits when it starts now', async () => {
    const used = { ...aStatus().usage, screenshots_uploaded: 300 };
    const gold = aStatus({ subscription: aSubscription({ id: 4, name: 'Gold' }), usage: used });
    const loses = { teams: 1, team_members: 3, api_keys: 2, live_collections: 1 };
    show(gold, { 'billing.changePreview': { body: aChangePreview({ loses }) } });
    await clickWhenKnown('Switch to Bronze');
    const losses = within(await screen.findByRole('list', { name: 'What you give up' }));
    expect(losses.getByText('2 API keys stop working.')).toBeTruthy();
    const live = '1 live collection goes on, but its search can no longer be changed.';
    expect(losses.getByText(live)).toBeTruthy();
    // Bronze has teams.
    expect(losses.queryByText(/team/)).toBeNull();
    expect(losses.queryByText(/waits until/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Now, prorated'));
    const waits = 'You have used 300 this month, so the next upload waits until December 1, 2026.';
    expect(losses.getByText(waits)).toBeTruthy();
  });

  it("opens the provider's page for a larger plan after the preview", async () => {
    const url = 'https://pay.example/confirm/1';
    const upgrade = aChangePreview({
      plan_id: 4,
      plan_name: 'Gold',
      direction: 'upgrade',
      amount_due_now_cents: 1310,
    });
    const calls = show(payer, {
      'billing.changePreview': { body: upgrade },
      'billing.checkout': { body: { checkout_url: url } },
    });
    await clickWhenKnown('Upgrade to Gold');
    expect(await screen.findByText('$13.10')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(await button('Continue to payment'));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
    expect(calls.some(({ route }) => route === 'billing.change')).toBe(false);
  });

  it('keeps the dialog open and says why a change was refused', async () => {
    show(payer, {
      'billing.changePreview': { body: aChangePreview() },
      'billing.change': { status: 402, body: { error: 'Your card was declined.' } },
    });
    await clickWhenKnown('Switch to Bronze');
    await userEvent.click(await button('Change plan'));
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
  });

  it('offers to calculate the cost again', async () => {
    let isDown = true;
    const preview = () => (isDown ? { status: 404, body: {} } : { body: aChangePreview() });
    show(payer, { 'billing.changePreview': preview });
    await clickWhenKnown('Switch to Bronze');
    const retry = await button('Retry');
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText(/^At the end of the period/)).toBeTruthy();
  });
});
