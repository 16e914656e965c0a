import { ocrPage } from '../../../test/support/ocr-page';
import { pageFacts } from '../page/page-facts';
import { datedRows } from './dated-rows';

const rows = (lines: string[], page = {}) => [...datedRows(pageFacts(ocrPage(lines, page)))];

describe('rows that begin with a day', () => {
  it.each([
    ['mails', ['Nov 10 Ines The gate', 'Nov 12 Tom Re: The gate', 'Nov 15 Maren Minutes']],
    ['news with their flags', ['1 N Nov 24 The port', '2 N Nov 23 Ferries', '3 Nov 20 Fish']],
    ['an agenda', ['Friday, 06/11/2026', 'Monday, 09/11/2026', 'Tuesday, 10/11/2026']],
    ['payments', ['2026-11-02 Rent', '2026-11-12 Choir', '2026-11-19 Salary']],
  ])('are no titles in a list of %s', (_name, lines) => {
    expect(rows(['The list', ...lines])).toEqual([1, 2, 3]);
  });

  it('may be one where there are fewer than three', () => {
    expect(rows(['The list', 'Nov 10 Ines The gate', 'Nov 12 Tom'])).toEqual([]);
  });

  it('may be one on a telephone', () => {
    const agenda = ['April 13', 'April 14', 'April 15', 'April 16'];
    expect(rows(agenda, { width: 390, height: 844 })).toEqual([]);
  });
});
