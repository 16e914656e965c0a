import { aStatus, aSubscription } from '../../../shared/testing/factories';
import { planCards } from '../shared/plan-cards.model';
import { viewOf } from './subscription.model';

const cards = planCards(undefined);

describe('the view of a subscription', () => {
  it('is Free without one', () => {
    expect(viewOf(aStatus(), cards)).toMatchObject({
      planName: 'Free',
      isPaid: false,
      isBilled: false,
      periodEnd: null,
      priceCents: 0,
    });
  });

  it('is Free for a plan of that name', () => {
    const named = aStatus({ subscription: aSubscription({ id: 1, name: 'Free', price_cents: 0 }) });
    expect(viewOf(named, cards)).toMatchObject({ isPaid: false, isBilled: false, periodEnd: null });
  });

  it('is cancelling and past due when the status says so', () => {
    const cancelling = aStatus({ is_cancelled: true, subscription: aSubscription() });
    expect(viewOf(cancelling, cards)).toMatchObject({ isCancelling: true, isPastDue: false });
    const late = aStatus({ subscription: aSubscription({}, { status: 'past_due' }) });
    expect(viewOf(late, cards)).toMatchObject({ isCancelling: false, isPastDue: true });
  });

  it('ends with the grace period after a failed payment, not with the unpaid period', () => {
    const grace = { status: 'past_due', grace_ends_at: '2026-12-28T12:00:00.000Z' } as const;
    const late = aStatus({ subscription: aSubscription({}, grace) });
    expect(viewOf(late, cards).periodEnd).toBe(grace.grace_ends_at);
  });

  it('names the features of a plan that the table does not have', () => {
    const made = aStatus({
      features: ['team_collaboration', 'api_access'],
      subscription: aSubscription({ id: 9, name: 'Partner' }, { is_billed: false }),
    });
    const { features, isBilled } = viewOf(made, cards);
    expect(features).toEqual(
      expect.arrayContaining(['Search', 'Team collaboration', 'API access']),
    );
    expect(isBilled).toBe(false);
  });
});
