import { screen, waitFor } from '@testing-library/react';
import PricingRoute from '../../../routes/pricing';
import SubscriptionRoute from '../../../routes/subscription';
import { aPlan, aStatus, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { LimitBanner } from '../usage/limit-banner';
import { PlanChip } from '../usage/plan-chip';
import { UpgradeButton } from '../usage/upgrade-button';

const usage = { ...aStatus().usage, screenshots_uploaded: 300 };
const unlimited = aStatus({
  plan: { name: 'Own server', screenshot_limit: null },
  remaining_uploads: null,
  usage,
});
const used = aStatus({
  plan: { name: 'Family', screenshot_limit: 300 },
  remaining_uploads: 0,
  is_over_limit: true,
  can_upload: false,
  usage,
});

function show(node: React.ReactNode, status = unlimited) {
  fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
    'billing.invoices': { body: [] },
  });
  renderApp(node);
}

describe('a server that sells no plans', () => {
  it.each([
    ['plans', <PricingRoute key="plans" />],
    ['subscription', <SubscriptionRoute key="subscription" />],
  ])('shows one sentence on the page of the %s', async (_name, page) => {
    show(page);
    expect(
      await screen.findByText(
        'No plans are sold on this server: every feature is included, and uploads have no limit.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Plans' })).toBeNull();
  });

  it('names the limit of its plan', async () => {
    show(<PricingRoute />, used);
    expect(await screen.findByText(/with 300 uploads a month/)).toBeTruthy();
  });

  it('offers no plans in the frame', async () => {
    show(
      <>
        <PlanChip />
        <UpgradeButton />
      </>,
      used,
    );
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('advises to wait at its limit', async () => {
    show(<LimitBanner />, used);
    expect(await screen.findByText(/You can upload again from/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
