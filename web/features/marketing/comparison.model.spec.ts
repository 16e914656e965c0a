import { planCards } from '../billing/shared/plan-cards.model';
import { comparisonOf, leastCents } from './comparison.model';

const rows = comparisonOf(planCards(undefined));
const cellsOf = (name: string) => rows.find((row) => row.name === name)?.cells;

describe('the comparison of the plans', () => {
  it('uses the prices and quotas of the cards', () => {
    expect(cellsOf('Price per month')).toEqual(['$0', '$9', '$19', '$39', '$69']);
    expect(cellsOf('Screenshots per month')).toEqual(['25', '200', '600', '1,300', '2,400']);
    expect(cellsOf('Price per screenshot')).toEqual([
      null,
      '4.5 cents',
      '3.2 cents',
      '3.0 cents',
      '2.9 cents',
    ]);
  });

  it.each([
    ['Collections', [true, true, true, true, true]],
    ['Team collaboration', [false, true, true, true, true]],
    ['Advanced search', [false, false, true, true, true]],
    ['Analytics', [false, false, false, true, true]],
    ['API access', [false, false, false, true, true]],
    // Planned, and marked as such.
    ['Priority support', [false, false, false, false, 'Planned']],
  ])('includes %s from the right plan on', (name, cells) => {
    expect(cellsOf(name)).toEqual(cells);
  });

  it('computes the lowest price per screenshot', () => {
    expect(leastCents(planCards(undefined)).toFixed(1)).toBe('2.9');
  });
});
