import { aStatus, aSubscription } from '../../../shared/testing/factories';
import { limitOf, planNameOf, usageLevel } from './usage.model';

describe('the level of use', () => {
  it.each([
    [25, 6, 'fine'],
    [25, 5, 'near'],
    [25, 1, 'near'],
    [600, 121, 'fine'],
    [600, 120, 'near'],
  ])('with a limit of %d and %d left is %s', (limit, remaining, level) => {
    expect(usageLevel(aStatus({ remaining_uploads: remaining }), limit)).toBe(level);
  });

  it('counts from 50 when no limit is known', () => {
    expect(usageLevel(aStatus({ remaining_uploads: 11 }), null)).toBe('fine');
    expect(usageLevel(aStatus({ remaining_uploads: 10 }), null)).toBe('near');
  });

  it('is over when the server says so', () => {
    expect(usageLevel(aStatus({ is_over_limit: true, remaining_uploads: 0 }), 25)).toBe('over');
  });

  it('is normal without a limit', () => {
    expect(usageLevel(aStatus({ remaining_uploads: null }), null)).toBe('fine');
  });
});

describe('plan and limit', () => {
  it('are those of the Free plan without a subscription', () => {
    expect(planNameOf(aStatus())).toBe('Free');
    expect(limitOf(aStatus(), 25)).toBe(25);
  });

  it('are those of the subscription, also when it has no limit', () => {
    const unlimited = aStatus({ subscription: aSubscription({ screenshot_limit: null }) });
    expect(planNameOf(unlimited)).toBe('Silver');
    expect(limitOf(unlimited, 25)).toBeNull();
  });
});
