import { aStatus, aSubscription } from '../../shared/testing/factories';
import { planCards } from './plan-cards.model';
import { choiceOf } from './pricing.model';

const cards = planCards(undefined);
const choices = (status: Parameters<typeof choiceOf>[1]) =>
  cards.map((card) => {
    const choice = choiceOf(card, status);
    return 'direction' in choice ? `${choice.kind} ${choice.direction}` : choice.kind;
  });

describe('the button of a plan', () => {
  it('buys for people on Free, and opens the vault on the Free card', () => {
    expect(choices(aStatus())).toEqual([
      'open',
      'checkout upgrade',
      'checkout upgrade',
      'checkout upgrade',
      'checkout upgrade',
    ]);
    expect(choiceOf(cards[0]!, aStatus())).toEqual({ kind: 'open', to: '/' });
  });

  it('changes for payers, by direction, and leaves the current plan alone', () => {
    const payer = aStatus({ subscription: aSubscription() });
    expect(choices(payer)).toEqual([
      'open',
      'change switch',
      'current',
      'change upgrade',
      'change upgrade',
    ]);
    expect(choiceOf(cards[0]!, payer)).toEqual({ kind: 'open', to: '/subscription' });
  });

  it('buys for people whose plan an operator gave: there is nothing to prorate', () => {
    const given = aStatus({ subscription: aSubscription({}, { is_billed: false }) });
    expect(choices(given)[3]).toBe('checkout upgrade');
  });

  it('buys while nothing is known', () => {
    expect(choices(undefined)[1]).toBe('checkout upgrade');
  });
});
