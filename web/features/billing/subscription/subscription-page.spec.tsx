import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { browser } from '../../../shared/browser';
import {
  aChangePreview,
  anInvoice,
  aPlan,
  aStatus,
  aSubscription,
  aUser,
} from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { SubscriptionPage } from './subscription-page';

const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

type Answers = Parameters<typeof fakeServer>[0];

function show(status: SubscriptionStatus, more: Answers = {}, address = '/subscription') {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
    'billing.invoices': { body: [] },
    ...more,
  });
  renderApp(
    <>
      <SubscriptionPage />
      <Address />
    </>,
    { address },
  );
  return calls;
}

const usage = (used: number) => ({ ...aStatus().usage, screenshots_uploaded: used });
const silver = aStatus({
  subscription: aSubscription(),
  remaining_uploads: 480,
  usage: usage(120),
});
const cancelling = aStatus({
  ...silver,
  is_cancelled: true,
  subscription: aSubscription({}, { cancel_at_period_end: true }),
});
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const meter = () => screen.findByRole('meter');

describe('the subscription page', () => {
  it('shows Free with its quota and a link to the plans', async () => {
    show(aStatus());
    expect(await screen.findByText('25 screenshots / month')).toBeTruthy();
    expect(screen.getByText('$0 / month')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'View Plans' });
    expect(link.getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: 'Manage Billing' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull();
    expect(screen.queryByText('Renews')).toBeNull();
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
  });

  it('shows an active plan with its price, its quota and its date', async () => {
    show(silver);
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getByText('$19 / month')).toBeTruthy();
    expect(screen.getByText('600 screenshots / month')).toBeTruthy();
    expect(screen.getByText('Renews')).toBeTruthy();
    expect(screen.getByText('Dec 14, 2026')).toBeTruthy();
    expect(screen.getByText('Advanced search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change Plan' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Manage Billing' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel Plan' })).toBeTruthy();
  });

  it.each([
    [120, 480, 'fine'],
    [480, 120, 'near'],
  ])('draws %d used of 600 as %s', async (used, remaining, level) => {
    show(aStatus({ ...silver, usage: usage(used), remaining_uploads: remaining }));
    expect((await meter()).dataset.level).toBe(level);
    expect(screen.getByText(`${used} of 600 used`)).toBeTruthy();
  });

  it('says that the limit is exceeded', async () => {
    const over = { is_over_limit: true, can_upload: false, remaining_uploads: 0 };
    show(aStatus({ ...over, usage: usage(25) }));
    expect((await meter()).dataset.level).toBe('over');
    expect(
      screen.getByText("You've exceeded your monthly limit. Upgrade to continue uploading."),
    ).toBeTruthy();
  });

  it('shows no bar for an unlimited plan, and no cancel button for a plan that is not billed', async () => {
    const calls = show(
      aStatus({
        remaining_uploads: null,
        subscription: aSubscription({ screenshot_limit: null }, { is_billed: false }),
      }),
    );
    expect(await screen.findByText('Unlimited')).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByRole('link', { name: 'Change Plan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage Billing' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull();
    expect(calls.some(({ route }) => route === 'billing.invoices')).toBe(false);
  });

  it('shows when a cancelled plan ends, and resumes it', async () => {
    let status = cancelling;
    const calls = show(status, {
      'billing.status': () => ({ body: status }),
      'billing.resume': () => {
        status = silver;
        return { body: status };
      },
    });
    expect(await screen.findByText('Cancelling')).toBeTruthy();
    expect(screen.getByText('Ends')).toBeTruthy();
    expect(screen.getByText('Plan will cancel at period end')).toBeTruthy();
    expect(screen.getByText('Your subscription ends on Dec 14, 2026')).toBeTruthy();
    expect(screen.getByText(/only your first 100 screenshots/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull();
    await userEvent.click(await button('Keep Silver'));
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(calls.some(({ route }) => route === 'billing.resume')).toBe(true);
  });

  it('shows a scheduled smaller plan, a failed payment and locked screenshots', async () => {
    const change = { plan_id: 2, plan_name: 'Bronze', at: '2026-12-14T12:00:00.000Z' };
    show(
      aStatus({
        ...silver,
        locked_screenshots: 40,
        subscription: aSubscription({}, { status: 'past_due', scheduled_change: change }),
      }),
    );
    expect(await screen.findByText('Bronze starts on Dec 14, 2026')).toBeTruthy();
    expect(screen.getByText('Payment failed')).toBeTruthy();
    expect(screen.getByText('Ends')).toBeTruthy();
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.getByText('40 screenshots are locked')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('lists invoices with the page of the provider', async () => {
    show(silver, { 'billing.invoices': { body: [anInvoice()] } });
    const link = await screen.findByRole('link', { name: /^View invoice SV-0001/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/invoices/in_1');
    expect(screen.getByText('Paid')).toBeTruthy();
  });

  it.each([
    [900, '$9.00 paid from your credit'],
    [-900, '$9.00 added to your credit'],
  ])('says what was charged, and what credit of %s did', async (credit_cents, sentence) => {
    show(silver, { 'billing.invoices': { body: [anInvoice({ amount_cents: 0, credit_cents })] } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText('$0.00')).toBeTruthy();
  });

  it('says which part failed, and tries again', async () => {
    let isDown = true;
    const invoices = () => (isDown ? { status: 404, body: {} } : { body: [anInvoice()] });
    show(silver, { 'billing.invoices': invoices });
    const card = await screen.findByRole('region', { name: 'Invoices' });
    const retry = await within(card).findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await within(card).findByText('$19.00')).toBeTruthy();
  });

  it('offers to load the subscription again', async () => {
    let isDown = true;
    const status = () => (isDown ? { status: 404, body: {} } : { body: silver });
    show(silver, { 'billing.status': status });
    expect(await screen.findByText('Your subscription could not be loaded')).toBeTruthy();
    isDown = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('Active')).toBeTruthy();
  });
});

describe('managing billing', () => {
  it('opens the page of the provider', async () => {
    const url = 'https://pay.example/portal';
    show(silver, { 'billing.portal': { body: { portal_url: url } } });
    await userEvent.click(await button('Manage Billing'));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
  });

  it.each([
    ['a refusal', { status: 503, body: {} }],
    ['an answer without an address', { body: {} }],
  ])('shows an error when it does not open, after %s', async (_what, answer) => {
    show(silver, { 'billing.portal': answer });
    await userEvent.click(await button('Manage Billing'));
    const name = 'Failed to open billing portal. Please try again.';
    expect(await screen.findByRole('alertdialog', { name })).toBeTruthy();
  });
});

describe('cancelling', () => {
  const open = async () => {
    await userEvent.click(await button('Cancel Plan'));
    return screen.findByRole('alertdialog', { name: 'Cancel Subscription?' });
  };

  it('focuses the safe button, and names what would be locked', async () => {
    show(silver, { 'billing.changePreview': { body: aChangePreview({ locks_screenshots: 20 }) } });
    const dialog = await open();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep Subscription'));
    expect(await within(dialog).findByText('20 screenshots would then be locked.')).toBeTruthy();
    await userEvent.click(await button('Keep Subscription'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Cancel Plan');
  });

  it('counts what Free does not have', async () => {
    const loses = { teams: 2, team_members: 5, api_keys: 0, live_collections: 0 };
    show(silver, { 'billing.changePreview': { body: aChangePreview({ loses }) } });
    await open();
    const losses = within(await screen.findByRole('list', { name: 'What you give up' }));
    expect(losses.getByText('575 fewer uploads each month')).toBeTruthy();
    expect(
      losses.getByText(
        '2 teams with 5 other people pause: everything can still be seen, but uploads and invites stop.',
      ),
    ).toBeTruthy();
  });

  it('cancels once on a double click', async () => {
    let calls = 0;
    show(silver, { 'billing.cancel': () => ((calls += 1), { body: cancelling }) });
    await open();
    const confirm = await button('Cancel Subscription');
    act(() => {
      confirm.click();
      confirm.click();
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toBe(1);
  });

  it('is busy, then closes and shows the refreshed card', async () => {
    let status = silver;
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    show(silver, {
      'billing.status': () => ({ body: status }),
      'billing.cancel': async () => {
        await held;
        status = cancelling;
        return { body: status };
      },
    });
    await open();
    await userEvent.click(await button('Cancel Subscription'));
    expect((await button('Cancelling...')).disabled).toBe(true);
    answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('Plan will cancel at period end')).toBeTruthy();
  });

  it('stays open and says why it did not work', async () => {
    show(silver, { 'billing.cancel': { status: 409, body: { error: 'There is no plan.' } } });
    await open();
    await userEvent.click(await button('Cancel Subscription'));
    expect(
      await screen.findByText('Failed to cancel subscription. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByText('There is no plan.')).toBeTruthy();
  });
});

describe('coming back from a checkout', () => {
  afterEach(() => {
    jest.useRealTimers();
    window.sessionStorage.clear();
  });

  const arrive = (statuses: readonly SubscriptionStatus[]) => {
    jest.useFakeTimers();
    const left = [...statuses];
    return show(
      aStatus(),
      { 'billing.status': () => ({ body: left.length > 1 ? left.shift() : left[0] }) },
      '/subscription?success=true',
    );
  };
  // In steps, because React renders at the end of each.
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 500) {
      await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 500)));
    }
  };
  const refreshes = (calls: ReturnType<typeof show>) =>
    calls.filter(({ query }) => query === 'refresh=true').length;

  it('polls until the plan has changed, and cleans the address', async () => {
    const calls = arrive([aStatus(), aStatus(), aStatus(), silver]);
    await pass(100);
    expect(screen.getByText('Subscription Updated!')).toBeTruthy();
    expect(screen.getByText(/^Waiting for the payment/)).toBeTruthy();
    expect(screen.getByText('/subscription')).toBeTruthy();
    await pass(6_000);
    expect(screen.getByText('You are now on Silver. Thank you.')).toBeTruthy();
    const asked = refreshes(calls);
    await pass(10_000);
    expect(refreshes(calls)).toBe(asked);
  });

  it('gives up after thirty seconds, and asks again on request', async () => {
    const calls = arrive([aStatus()]);
    await pass(40_000);
    const asked = refreshes(calls);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(20);
    await act(async () => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(2_100);
    expect(refreshes(calls)).toBeGreaterThan(asked);
  });

  it('waits for a plan other than the one before', async () => {
    window.sessionStorage.setItem('shotvault.plan_before_checkout', '2');
    const bronze = aStatus({ subscription: aSubscription({ id: 2, name: 'Bronze' }) });
    arrive([bronze, bronze, silver]);
    await pass(100);
    expect(screen.getByText(/^Waiting for the payment/)).toBeTruthy();
    await pass(6_000);
    expect(screen.getByText('You are now on Silver. Thank you.')).toBeTruthy();
  });

  it('is not shown beside a cancellation', async () => {
    arrive([{ ...silver, is_cancelled: true }]);
    await pass(100);
    expect(screen.getByText(/^Your subscription ends on/)).toBeTruthy();
    expect(screen.queryByText('Subscription Updated!')).toBeNull();
  });

  it('can be dismissed', async () => {
    arrive([silver]);
    await pass(100);
    await act(async () => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByText('Subscription Updated!')).toBeNull();
  });
});
