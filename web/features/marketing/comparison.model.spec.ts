import { planCards } from '../billing/shared/plan-cards.model';
import { comparisonOf, leastCents } from './comparison.model';

const cards = planCards(undefined);
const rows = comparisonOf(cards);
/** The cells of a row by the names of the plans. */
const cellsOf = (name: string) => {
  const cells = rows.find((row) => row.name === name)?.cells ?? [];
  return Object.fromEntries(cards.map((card, at) => [card.name, cells[at]]));
};

describe('the comparison of the plans', () => {
  it('uses the prices and quotas of the cards', () => {
    expect(cellsOf('Price per month')).toMatchObject({ Free: '$0', Gold: '$39' });
    expect(cellsOf('Screenshots per month')).toMatchObject({
      Free: '25',
      Gold: '1,300',
    });
    expect(cellsOf('Price per screenshot')).toMatchObject({
      Free: null,
      Bronze: '4.5 cents',
      Gold: '3.0 cents',
    });
  });

  it.each([
    ['Collections', { Free: true, Bronze: true, Platinum: true }],
    ['Team collaboration', { Free: false, Bronze: true, Platinum: true }],
    ['Advanced search', { Bronze: false, Silver: true, Platinum: true }],
    ['Analytics', { Silver: false, Gold: true, Platinum: true }],
    ['API access', { Silver: false, Gold: true, Platinum: true }],
    // Planned, and marked as such.
    ['Priority support', { Free: false, Gold: false, Platinum: 'Planned' }],
  ])('includes %s from the right plan on', (name, cells) => {
    expect(cellsOf(name)).toMatchObject(cells);
  });

  it('computes the lowest price per screenshot', () => {
    expect(leastCents(cards).toFixed(1)).toBe('2.9');
  });
});
