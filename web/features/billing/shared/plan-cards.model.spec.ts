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
    const rows = [aPlan({ id: 5, name: 'Platinum', price_cents: 7500, screenshot_limit: null })];
    expect(cardOf('Platinum', rows)).toMatchObject({ priceCents: 7500, screenshotLimit: null });
  });

  it('compute the price per image of the plan table', () => {
    expect(centsPerImage(cardOf('Free'))).toBeNull();
    expect(centsPerImage(cardOf('Bronze'))?.toFixed(1)).toBe('4.5');
    expect(centsPerImage(cardOf('Platinum'))?.toFixed(1)).toBe('2.9');
  });
});
