import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { remembered } from '../../../shared/storage';
import { aPlan, aStatus, aSubscription, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { GraceNotice } from './grace-notice';
import { PlanChip } from './plan-chip';
import { UpgradeButton } from './upgrade-button';

function show(status: SubscriptionStatus | null) {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': status ? { body: status } : { status: 404, body: {} },
  });
  renderApp(
    <>
      <PlanChip />
      <UpgradeButton />
      <GraceNotice />
    </>,
  );
}

const chip = (name: string) => screen.findByRole('link', { name });
const used = (count: number) => ({ ...aStatus().usage, screenshots_uploaded: count });
afterEach(() => remembered.remove('current_team_id'));

describe('the plan in the frame', () => {
  it("links to the plans, with the plan's name and the usage", async () => {
    show(aStatus({ usage: used(3) }));
    expect((await chip('Free 3/25')).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an infinity sign for an unlimited plan', async () => {
    const subscription = aSubscription({ screenshot_limit: null });
    show(aStatus({ subscription, usage: used(1200), remaining_uploads: null }));
    expect(await chip('Silver 1,200/∞')).toBeTruthy();
  });

  it('reads Pricing in a team', async () => {
    remembered.set('current_team_id', '0193c8a0-0000-7000-8000-00000000000a');
    show(aStatus({ is_over_limit: true, can_upload: false, remaining_uploads: 0 }));
    expect((await chip('Pricing')).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  });

  it('reads Pricing when the status cannot be loaded', async () => {
    show(null);
    expect(await chip('Pricing')).toBeTruthy();
  });

  it('offers the upgrade once the limit is reached', async () => {
    show(aStatus({ is_over_limit: true, can_upload: false, remaining_uploads: 0 }));
    expect((await chip('Upgrade')).getAttribute('href')).toBe('/pricing');
  });

  it('warns on every page while a payment has failed', async () => {
    const part = { status: 'past_due', grace_ends_at: '2026-11-21T12:00:00.000Z' } as const;
    show(aStatus({ subscription: aSubscription({}, part) }));
    expect(
      await screen.findByText(
        'Silver stays active until Nov 21, 2026. Update your card before then to keep it.',
      ),
    ).toBeTruthy();
    expect((await chip('Fix payment')).getAttribute('href')).toBe('/subscription');
  });

  it('leads from the page of the subscription to the provider', async () => {
    const subscription = aSubscription({}, { status: 'past_due' });
    const calls = fakeServer({
      'auth.me': { body: aUser() },
      'billing.plans': { body: [aPlan()] },
      'billing.status': { body: aStatus({ subscription }) },
      'billing.portal': { status: 503, body: { error: 'No payments.', code: 'x', details: {} } },
    });
    renderApp(<GraceNotice />, { address: '/subscription' });
    await userEvent.click(await screen.findByRole('button', { name: 'Fix payment' }));
    expect(await screen.findByText('No payments.')).toBeTruthy();
    expect(calls.map(({ route }) => route)).toContain('billing.portal');
  });
});
