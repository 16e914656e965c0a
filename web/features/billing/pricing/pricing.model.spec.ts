import { aStatus, aSubscription } from '../../../shared/testing/factories';
import { planCards } from '../shared/plan-cards.model';
import { choiceOf } from './pricing.model';

const cards = planCards(undefined);
const choices = (status: Parameters<typeof choiceOf>[1]) =>
  cards.map((card) => {
    const choice = choiceOf(card, status);
    return 'direction' in choice ? `${choice.kind} ${choice.direction}` : choice.kind;
  });

describe('the button of a plan', () => {
  it('starts a checkout for people on Free, and opens home from the Free card', () => {
    expect(choices(aStatus())).toEqual([
      'open',
      'checkout upgrade',
      'checkout upgrade',
      'checkout upgrade',
      'checkout upgrade',
    ]);
    expect(choiceOf(cards[0]!, aStatus())).toEqual({ kind: 'open', to: '/' });
  });

  it('changes the plan of a payer, by direction, and disables the current plan', () => {
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

  it('starts a checkout for people whose plan an operator set: there is nothing to prorate', () => {
    const given = aStatus({ subscription: aSubscription({}, { is_billed: false }) });
    expect(choices(given)[3]).toBe('checkout upgrade');
  });

  it('starts a checkout while the status is unknown', () => {
    expect(choices(undefined)[1]).toBe('checkout upgrade');
  });
});
