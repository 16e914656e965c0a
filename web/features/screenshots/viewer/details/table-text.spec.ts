import { asCsv, asMarkdown, asTabs } from './table-text';

const rows = [['Item', 'Note'], ['Cable', 'say "hi", twice'], ['a|b', 'two\nlines'], ['short']];

it('writes rows for a spreadsheet', () => {
  expect(asTabs(rows).split('\n')).toEqual([
    'Item\tNote',
    'Cable\tsay "hi", twice',
    'a|b\ttwo lines',
    'short',
  ]);
});

it('quotes cells with commas, quotes and line breaks', () => {
  expect(asCsv(rows)).toBe(
    'Item,Note\r\nCable,"say ""hi"", twice"\r\na|b,"two\nlines"\r\nshort\r\n',
  );
});

it('makes a table of equal rows in Markdown', () => {
  expect(asMarkdown(rows).split('\n')).toEqual([
    '| Item | Note |',
    '| --- | --- |',
    '| Cable | say "hi", twice |',
    '| a\\|b | two lines |',
    '| short |  |',
  ]);
});
