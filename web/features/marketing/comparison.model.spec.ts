import { planCards } from '../billing/plan-cards.model';
import { comparisonOf, leastCents } from './comparison.model';

const rows = comparisonOf(planCards(undefined));
const cellsOf = (name: string) => rows.find((row) => row.name === name)?.cells;

describe('the comparison of the plans', () => {
  it('takes prices and quotas from the same place as the cards', () => {
    expect(cellsOf('Price a month')).toEqual(['$0', '$9', '$19', '$39', '$69']);
    expect(cellsOf('Screenshots a month')).toEqual(['25', '200', '600', '1,300', '2,400']);
    expect(cellsOf('Price of one screenshot')).toEqual([
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
    // Promised, and told from what is there.
    ['Priority support', [false, false, false, false, 'Planned']],
  ])('opens %s with the right plan', (name, cells) => {
    expect(cellsOf(name)).toEqual(cells);
  });

  it('knows the least that one screenshot costs', () => {
    expect(leastCents(planCards(undefined)).toFixed(1)).toBe('2.9');
  });
});
