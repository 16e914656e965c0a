import { PLANS } from '../../../../server/contract/plans';
import { aPlan } from '../../../shared/testing/factories';
import { centsPerImage, planCards } from './plan-cards.model';

const cardOf = (name: string, rows?: Parameters<typeof planCards>[0]) =>
  planCards(rows).find((card) => card.name === name)!;

describe('the plan cards', () => {
  it("show the contract's plans until the server has answered", () => {
    expect(planCards(undefined).map((card) => [card.name, card.priceCents])).toEqual(
      PLANS.map(({ name, priceCents }) => [name, priceCents]),
    );
  });

  it("take the server's prices and limits, unlimited included", () => {
    const rows = [
      aPlan({ id: 5, rank: 5, name: 'Platinum', price_cents: 7500, screenshot_limit: null }),
    ];
    expect(cardOf('Platinum', rows)).toMatchObject({ priceCents: 7500, screenshotLimit: null });
  });

  it("leave out an operator's plan that opens other features under an id of the contract", () => {
    const own = aPlan({ id: 4, rank: 2.5, name: 'House', price_cents: 500 });
    const cards = planCards([own]);
    expect(cards.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    const renamed = aPlan({ id: 4, rank: 4, name: 'House' });
    expect(cardOf('House', [renamed]).features).toContain('API access');
  });

  it('compute the price per image of the plan table', () => {
    expect(centsPerImage(cardOf('Free'))).toBeNull();
    expect(centsPerImage(cardOf('Bronze'))?.toFixed(1)).toBe('4.5');
    expect(centsPerImage(cardOf('Platinum'))?.toFixed(1)).toBe('2.9');
  });
});
