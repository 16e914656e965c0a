import { isRowOrField } from './rows-and-fields';

describe('a line that is no title', () => {
  it.each([
    ['a row of a log', '2026-11-12 09:41:07 Worker started'],
    ['a row of a log without its day', '09:41:07 Worker started'],
    ['the words of an empty field', 'Search messages…'],
    ['the same in German', 'Suchen...'],
    ['a magnifying glass read as a letter', 'Q Search'],
    ['tabs with the signs that close them', 'Report.md X Notes.md X Plan.md'],
    ['the name of a field', 'Start date:'],
    ['the status of a telephone', 'LTE 100%'],
  ])('%s', (_name, text) => {
    expect(isRowOrField(text)).toBe(true);
  });

  it.each([
    ['a page about a search', 'Search and rescue at sea'],
    ['a heading with a time', '09:30 Breakfast with Ana'],
    ['a heading that introduces', 'What you need to know:'],
    ['a letter between two names', 'Malcolm X Explained'],
    ['a full battery in a heading', 'Charged to 100% in an hour'],
  ])('%s is one', (_name, text) => {
    expect(isRowOrField(text)).toBe(false);
  });
});
