import { aPlan } from '../../../shared/testing/factories';
import { centsPerImage, planCards } from './plan-cards.model';

describe('the plan cards', () => {
  it("show the contract's plans until the server has answered", () => {
    expect(planCards(undefined).map((card) => [card.name, card.priceCents])).toEqual([
      ['Free', 0],
      ['Bronze', 900],
      ['Silver', 1900],
      ['Gold', 3900],
      ['Platinum', 6900],
    ]);
  });

  it("take the server's prices and limits, unlimited included", () => {
    const rows = [aPlan({ id: 5, name: 'Platinum', price_cents: 7500, screenshot_limit: null })];
    expect(planCards(rows)[4]).toMatchObject({ priceCents: 7500, screenshotLimit: null });
  });

  it('compute the price per image of the plan table', () => {
    const cents = planCards(undefined).map((card) => centsPerImage(card)?.toFixed(1) ?? null);
    expect(cents).toEqual([null, '4.5', '3.2', '3.0', '2.9']);
  });
});
