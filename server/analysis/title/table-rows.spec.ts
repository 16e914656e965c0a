import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { rowsOfTables } from './table-rows';

const row = (y: number, ...cells: string[]): LineSketch[] =>
  cells.map((text, i) => ({ text, x: 40 + i * 300, y }));
const inTable = (...lines: LineSketch[]) => {
  const facts = pageFacts(ocrPage(lines));
  return [...rowsOfTables(facts)].map((index) => facts.lines[index]!.text);
};

describe('the rows of a table', () => {
  it('stand below its head in its columns', () => {
    const table = [
      ...row(100, 'Name', 'Size', 'Changed'),
      ...row(130, 'roof.jpg', '2 MB', 'May'),
      ...row(160, 'plan.pdf', '1 MB', 'June'),
    ];

    expect(inTable(...table)).toEqual(['roof.jpg', '2 MB', 'May', 'plan.pdf', '1 MB', 'June']);
  });

  it.each([
    ['two columns', [...row(100, 'Name', 'Roof'), ...row(130, 'Town', 'Bergen')]],
    ['rows far apart', [...row(100, 'A b', 'C d', 'E f'), ...row(600, 'G h', 'I j', 'K l')]],
    [
      'lines of a text',
      [
        { text: 'One', y: 100 },
        { text: 'Two', y: 130 },
      ],
    ],
  ])('are none in %s', (_name, lines) => {
    expect(inTable(...lines)).toEqual([]);
  });
});
