import { aStatus, aSubscription } from '../../../shared/testing/factories';
import { planCards } from '../shared/plan-cards.model';
import { choiceOf } from './pricing.model';

const cards = planCards(undefined);
/** The choices by the names of the plans. */
const choices = (status: Parameters<typeof choiceOf>[1]) =>
  Object.fromEntries(
    cards.map((card) => {
      const choice = choiceOf(card, status, cards);
      return [
        card.name,
        'direction' in choice ? `${choice.kind} ${choice.direction}` : choice.kind,
      ];
    }),
  );

describe('the button of a plan', () => {
  it('starts a checkout for people on Free, and opens home from the Free card', () => {
    const { Free, ...others } = choices(aStatus());
    expect(Free).toBe('open');
    expect(new Set(Object.values(others))).toEqual(new Set(['checkout upgrade']));
    expect(choiceOf(cards[0]!, aStatus(), cards)).toEqual({ kind: 'open', to: '/' });
  });

  it('changes the plan of a payer, by direction, and disables the current plan', () => {
    const payer = aStatus({ subscription: aSubscription() });
    expect(choices(payer)).toMatchObject({
      Free: 'open',
      Bronze: 'change switch',
      Silver: 'current',
      Gold: 'change upgrade',
      Platinum: 'change upgrade',
    });
    expect(choiceOf(cards[0]!, payer, cards)).toEqual({ kind: 'open', to: '/subscription' });
  });

  it('goes by rank, also where an operator has changed the prices', () => {
    const payer = aStatus({ subscription: aSubscription() });
    const gold = cards.find(({ name }) => name === 'Gold')!;
    const cheaper = { ...gold, priceCents: 1 };
    expect(choiceOf(cheaper, payer, cards)).toEqual({ kind: 'change', direction: 'upgrade' });
  });

  it('starts a checkout for people whose plan an operator set: there is nothing to prorate', () => {
    const given = aStatus({ subscription: aSubscription({}, { is_billed: false }) });
    expect(choices(given).Gold).toBe('checkout upgrade');
  });

  it('starts a checkout while the status is unknown', () => {
    expect(choices(undefined).Bronze).toBe('checkout upgrade');
  });
});
