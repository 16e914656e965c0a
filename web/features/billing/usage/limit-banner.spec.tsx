import { screen, waitFor } from '@testing-library/react';
import type { SubscriptionStatus } from '../../../../server/contract/billing';
import { aPlan, aStatus, aSubscription, aUser } from '../../../shared/testing/factories';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderApp } from '../../../shared/testing/render-app';
import { LimitBanner } from './limit-banner';

function show(status: SubscriptionStatus) {
  const calls = fakeServer({
    'auth.me': { body: aUser() },
    'billing.plans': { body: [aPlan()] },
    'billing.status': { body: status },
  });
  renderApp(<LimitBanner />);
  return calls;
}

const over = { is_over_limit: true, can_upload: false, remaining_uploads: 0 };

describe('the limit banner', () => {
  it('warns when a fifth is left', async () => {
    show(aStatus({ remaining_uploads: 5 }));
    expect(await screen.findByText('Approaching Upload Limit')).toBeTruthy();
    expect(screen.getByText('You have 5 uploads remaining this month.')).toBeTruthy();
  });

  it('tells Free people to upgrade once the limit is reached', async () => {
    show(aStatus(over));
    expect(await screen.findByText('Upload Limit Reached')).toBeTruthy();
    expect(screen.getByText("You've reached your monthly upload limit.")).toBeTruthy();
    expect(screen.getByText('Upgrade to a paid plan to keep uploading.')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('names the day of the reset to paying people', async () => {
    show(aStatus({ ...over, subscription: aSubscription() }));
    expect(
      await screen.findByText('Move to a larger plan or wait for the reset on December 1, 2026.'),
    ).toBeTruthy();
  });

  it('is not shown while enough uploads are left', async () => {
    const calls = show(aStatus({ remaining_uploads: 20 }));
    await waitFor(() => expect(calls.some((call) => call.route === 'billing.status')).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
