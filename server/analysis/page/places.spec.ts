import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { labelledRoute } from './places';

const route = (...lines: (string | LineSketch)[]) => labelledRoute(ocrPage(lines).lines);
const row = (...cells: string[]): LineSketch => ({ text: cells.join(' '), cells });

describe('labelledRoute', () => {
  it.each([
    ['below their labels', route('From', 'Copenhagen', 'To', 'Hamburg Hbf')],
    ['behind their labels', route('Passenger', 'From Copenhagen', 'To: Hamburg Hbf')],
    ['side by side', route(row('Von', 'Nach'), row('Copenhagen', 'Hamburg Hbf'))],
    ['in Spanish', route('Origen', 'Copenhagen', 'Destino', 'Hamburg Hbf')],
  ])('finds places %s', (_, found) => {
    expect(found).toEqual({ from: 'Copenhagen', to: 'Hamburg Hbf' });
  });

  it('takes no times, persons alone or the same place twice', () => {
    expect(route('From', '14:20', 'To', '15:32')).toBeNull();
    expect(route('From', 'Maya Lindqvist')).toBeNull();
    expect(route('From', 'Oslo', 'To', 'Oslo')).toBeNull();
  });
});
