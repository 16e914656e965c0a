import { ocrPage } from '../../../test/support/ocr-page';
import { type OcrLine } from '../page/ocr-result';
import { pageFacts } from '../page/page-facts';
import { blocksOf } from './blocks';

const LETTER = 9;
const PITCH = 24;

/** A line of code in letters of one width, with its number beside it. */
function codeLine(text: string, row: number, number: number | null): OcrLine[] {
  const y = 60 + row * PITCH;
  const at = (column: number): number => 120 + column * LETTER;
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 92,
    box: { x: at(match.index), y, w: match[0].length * LETTER, h: 14 },
  }));
  const numbers = number === null ? [] : [gutterWord(number, y)];
  return [...numbers, ...words].map((word) => ({ ...word, words: [word] }));
}

const gutterWord = (number: number, y: number) => {
  const text = String(number);
  return {
    text,
    confidence: 92,
    box: { x: 90 - text.length * LETTER, y, w: text.length * LETTER, h: 14 },
  };
};

const SOURCE = [
  'function total(rows) {',
  '  let sum = 0;',
  '',
  '  for (const row of rows) {',
  '    sum += row.amount;   // all',
  '  }',
  '  return sum;',
  '}',
];

function page(lines: OcrLine[]) {
  const text = lines.map((line) => line.text).join('\n');
  return pageFacts({ ...ocrPage([], { width: 1200, height: 700 }), text, lines });
}

describe('blocksOf', () => {
  it('gives code its indentation and blank lines, and no line numbers, tree or tabs', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, row + 8));
    const tree = ocrPage([
      { text: 'src', x: 10, y: 100 },
      { text: 'test', x: 10, y: 130 },
    ]).lines;
    const [block] = blocksOf(page([...tree, ...code]), 'code').filter(
      ({ kind }) => kind === 'code',
    );

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('keeps keywords that stand alone as words on buttons do', () => {
    const loop = ['for row in rows:', '    if row.paid:', '        continue', '    total(row)'];
    const code = loop.flatMap((text, row) => codeLine(text, row, row + 1));
    const button = ocrPage([{ text: 'Continue', x: 700, y: 600 }]).lines;
    const [block] = blocksOf(page([...code, ...button]), 'code');

    expect(block?.text).toBe(loop.join('\n'));
  });

  it('keeps a last line at the foot of a phone, where its navigation bar would be', () => {
    const lines = SOURCE.flatMap((text, row) => codeLine(text, row, row + 1));
    const text = lines.map((line) => line.text).join('\n');
    const foot = 60 + SOURCE.length * PITCH;
    const facts = pageFacts({ ...ocrPage([], { width: 130, height: foot }), text, lines });
    expect(facts.isPhone).toBe(true);
    expect(facts.roles.at(-1)).toBe('navbar');
    expect(blocksOf(facts, 'code').find(({ kind }) => kind === 'code')?.text).toBe(
      SOURCE.join('\n'),
    );
  });

  it('leaves out grains that were read as full stops', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, row + 1));
    const grain = { text: '.', confidence: 36, box: { x: 250, y: 60 + PITCH * 2.4, w: 3, h: 3 } };
    const [block] = blocksOf(page([...code, { ...grain, words: [grain] }]), 'code');

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('keeps a word whose box reaches into the next line', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, row + 1));
    const tall = code.find(({ text }) => text === 'let')!.words[0]!;
    tall.box = { ...tall.box, h: 30 };
    const [block] = blocksOf(page(code), 'code').filter(({ kind }) => kind === 'code');

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('takes no line that says one word of a menu again and again for a menu', () => {
    const lines = ['func Next(window int) {', '  window = window + 1', '  ready(window)', '}'];
    const code = lines.flatMap((text, row) => {
      const words = codeLine(text, row, row + 1).flatMap((line) => line.words);
      return [{ ...words[0]!, text: words.map((word) => word.text).join(' '), words }];
    });
    const [block] = blocksOf(page(code), 'code').filter(({ kind }) => kind === 'code');

    expect(block?.text).toBe(lines.join('\n'));
  });

  it('keeps the lines of a log whole, with time, level and message', () => {
    const log = [
      '09:41:07   INFO    worker started',
      '09:41:09   WARN    queue is slow',
      '09:41:12   INFO    two jobs are done',
      '09:41:15   ERROR   disk is full',
    ];
    const lines = log.flatMap((text, row) => codeLine(text, row, null));
    const copied = blocksOf(page(lines), 'terminal').map(({ text }) => text);

    expect(copied.join('\n')).toBe(log.join('\n'));
  });

  it('joins words that touch, with the underscore that was lost between them', () => {
    const lines = ['def first_of(rows):', '    one = rows[0]', '    if one:', '        return one'];
    const code = lines.flatMap((text, row) => codeLine(text, row, row + 1));
    const read = code.flatMap((line) => {
      if (line.text !== 'first_of(rows):') return [line];
      const { x, y, w, h } = line.box;
      const [left, right] = [x + LETTER * 5, w - LETTER * 5];
      const words = [
        { ...line, text: 'first', box: { x, y, w: LETTER * 5, h } },
        { ...line, text: 'of(rows):', box: { x: left, y, w: right, h } },
      ];
      return words.map((word) => ({ ...word, words: [word] }));
    });
    const [block] = blocksOf(page(read), 'code');

    expect(block?.text).toBe(lines.join('\n'));
  });

  it('closes a block at the end of a file when neither its brace nor its number was read', () => {
    const code = SOURCE.slice(0, -1).flatMap((text, row) => codeLine(text, row, row + 1));

    expect(blocksOf(page(code), 'code')[0]?.text).toBe(SOURCE.join('\n'));
  });

  it('leaves out tree and numbers when most of the numbers were not read', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, row === 5 ? 6 : null));
    const tree = ocrPage(
      Array.from({ length: 6 }, (_, n) => ({ text: `f${n}.ts`, x: 10, y: 53 + n * 33 })),
    ).lines;
    const [block] = blocksOf(page([...tree, ...code]), 'code').filter(
      ({ kind }) => kind === 'code',
    );

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('leaves out a tree of files in the very rows of the code when its numbers were not read', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, null)).map((line) => {
      const box = { ...line.box, x: line.box.x + 120 };
      return { ...line, box, words: line.words.map((word) => ({ ...word, box })) };
    });
    const tree = ocrPage(
      SOURCE.map((_, row) => ({ text: `f${row}.ts`, x: 10, y: 60 + row * PITCH })),
    ).lines;
    const [block] = blocksOf(page([...tree, ...code]), 'code').filter(
      ({ kind }) => kind === 'code',
    );

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('gives code without line numbers its indentation, too', () => {
    const code = SOURCE.flatMap((text, row) => codeLine(text, row, null));
    const [block] = blocksOf(page(code), 'terminal').filter(({ kind }) => kind === 'code');

    expect(block?.text).toBe(SOURCE.join('\n'));
  });

  it('gives a table its rows and cells', () => {
    const rows = [
      ['Item', 'Count', 'Price'],
      ['Blue paper', '2', '4.00'],
      ['Pens', '10', '7.50'],
      ['Ink', '1', '12.00'],
    ];
    const lines = rows.map((cells) => ({ text: cells.join(' '), cells }));
    const facts = pageFacts(ocrPage(['Stationery order for the office', ...lines]));
    const [table] = blocksOf(facts, 'spreadsheet').filter(({ kind }) => kind === 'table');

    expect(table?.rows).toEqual(rows);
    expect(table?.text.split('\n')[1]).toBe('Blue paper\t2\t4.00');
  });

  it('keeps lists and paragraphs in reading order', () => {
    const facts = pageFacts(
      ocrPage([
        { text: 'What to bring on the second day of the trip', y: 100 },
        { text: '• Boots for the wet path', y: 200 },
        { text: '• A map of the valley', y: 224 },
        { text: '• Something warm to drink', y: 248 },
      ]),
    );

    expect(blocksOf(facts, 'document').map(({ kind }) => kind)).toEqual(['text', 'list']);
  });

  it('has no blocks for a page without text', () => {
    expect(blocksOf(pageFacts(ocrPage([])), null)).toEqual([]);
  });
});
