import { ocrPage } from '../../../test/support/ocr-page';
import { type OcrWord } from '../page/ocr-result';
import { pageFacts } from '../page/page-facts';
import { blocksOf } from './blocks';
import { hasNumberedCode } from './numbered-code';

const LETTER = 9;
const PITCH = 23;

/** Rows of words; each cell begins at its own column, beside the number of its row. */
function numbered(rows: readonly (readonly string[])[], first = 1, columnWidth = 0): OcrWord[] {
  return rows.flatMap((cells, row) => {
    const at = (text: string, x: number): OcrWord => ({
      text,
      confidence: 92,
      box: { x, y: 60 + row * PITCH, w: text.length * LETTER, h: 14 },
    });
    const number = String(first + row);
    const own = cells.flatMap((cell, column) =>
      [...cell.matchAll(/\S+/g)].map((word) =>
        at(word[0], 120 + column * columnWidth + word.index * LETTER),
      ),
    );
    return [at(number, 90 - number.length * LETTER), ...own];
  });
}

const code = (...lines: string[]) => lines.map((line) => [line]);

describe('rows beside numbers', () => {
  it.each([
    ['python', code('import numpy as np', '', 'n = 0.1245', 'test = np.'), 9],
    ['javascript', code('const a = 1;', 'if (a) {', '  go(a);', '}'), 1],
    [
      'python in a function',
      code('def total(rows):', '    sum = 0', '    return sum(rows)', ''),
      41,
    ],
    ['c', code('#include <stdio.h>', 'int main() {', '  return 0;', '}'), 1],
  ])('are code: %s', (_name, rows, first) => {
    expect(hasNumberedCode(numbered(rows, first))).toBe(true);
  });

  it.each([
    ['a sheet', ['Rent', '1,200.00', 'March'], 160],
    ['a sheet with negative amounts', ['Fees', '(30.00)', 'paid'], 160],
    ['a sheet of settings', ['level = 3', 'rate = 9', 'size = 4'], 160],
    ['places of a ranking', ['Harbor Rowing Club'], 0],
    ['steps of a recipe', ['Mix flour with water for a minute.'], 0],
  ])('are none: %s', (_name, row, width) => {
    expect(hasNumberedCode(numbered([row, row, row, row, row], 1, width))).toBe(false);
  });

  it('are none without the numbers', () => {
    const words = numbered(code('const a = 1;', 'if (a) {', '  go(a);', '}'));
    expect(hasNumberedCode(words.filter(({ text }) => !/^\d$/.test(text)))).toBe(false);
  });
});

it('an editor below a list of hints is code to copy, whatever the page is called', () => {
  const hints = Array.from({ length: 6 }, (_, row) => [
    { text: `name_${row}`, x: 204, y: 160 + row * PITCH },
    { text: 'reference', x: 388, y: 160 + row * PITCH },
    { text: 'of the library', x: 560, y: 160 + row * PITCH },
  ]).flat();
  const words = numbered(code('import numpy as np', 'rows = 4', 'n = 0.1245', 'test = np.'), 9);
  const lines = [
    ...words.map((word) => ({ ...word, words: [word] })),
    ...ocrPage(hints, { width: 900, height: 500 }).lines,
  ];
  const text = lines.map((line) => line.text).join('\n');
  const facts = pageFacts({ ...ocrPage([], { width: 900, height: 500 }), text, lines });
  const found = blocksOf(facts, 'settings').find(({ kind }) => kind === 'code');
  expect(found?.text).toBe('import numpy as np\nrows = 4\nn = 0.1245\ntest = np.');
});

it('a blank line stays where every second step between the rows is a double one', () => {
  const lines = numbered(code('import numpy as np', '', 'n = 0.1245', 'test = np.'), 9).map(
    (word) => ({ ...word, words: [word] }),
  );
  const text = lines.map((line) => line.text).join('\n');
  const facts = pageFacts({ ...ocrPage([], { width: 900, height: 170 }), text, lines });
  const [found] = blocksOf(facts, 'code').filter(({ kind }) => kind === 'code');
  expect(found?.text).toBe('import numpy as np\n\nn = 0.1245\ntest = np.');
});
