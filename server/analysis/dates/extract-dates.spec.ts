import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { SHOWN_DATE_CONFIDENCE } from '../../contract/limits';
import { extractDates, type FoundDate } from './extract-dates';

const IMAGE_DATE = '2025-06-10'; // a Tuesday

function find(
  lines: string | readonly (string | LineSketch)[],
  { language = 'eng', imageDate = IMAGE_DATE } = {},
): FoundDate[] {
  const page = ocrPage(typeof lines === 'string' ? [lines] : lines, { language });
  return extractDates({ text: page.text, lines: page.lines, language, imageDate });
}

const days = (...args: Parameters<typeof find>): string[] =>
  find(...args)
    .map(({ date }) => date)
    .sort();

describe('extractDates', () => {
  it.each([
    ['ISO', 'Backup of 2024-11-05 done', '2024-11-05'],
    ['ISO with a time', 'at 2024-11-05T08:30:00Z', '2024-11-05'],
    ['dots', 'fällig am 5.11.2024', '2024-11-05'],
    ['dots with spaces', '05. 11. 2024', '2024-11-05'],
    ['dots and a short year', 'vom 05.11.24', '2024-11-05'],
    ['day, month, year', '5 November 2024', '2024-11-05'],
    ['an ordinal', 'the 5th of November, 2024', '2024-11-05'],
    ['a legal date', 'this 2nd day of April, 2024', '2024-04-02'],
    ['month, day, year', 'November 5, 2024', '2024-11-05'],
    ['an abbreviated month', 'Nov. 5th 2024', '2024-11-05'],
    ['hyphens and a month name', '05-Nov-2024', '2024-11-05'],
    ['an access log', '05/Nov/2024:10:20:30', '2024-11-05'],
    ['a log stamp', 'Tue Nov 5 10:20:30 2024', '2024-11-05'],
    ['German', 'Dienstag, den 5. Dezember 2023', '2023-12-05'],
    ['German without its umlaut', '3. Marz 2024', '2024-03-03'],
    ['French', 'le 1er août 2024', '2024-08-01'],
    ['French without its accent', '14 fevrier 2024', '2024-02-14'],
    ['Spanish', '5 de noviembre de 2024', '2024-11-05'],
    ['Japanese', '2024年11月5日', '2024-11-05'],
  ])('reads %s', (_, text, expected) => {
    expect(days(text)).toEqual([expected]);
  });

  it('reads a date that is broken over two lines', () => {
    expect(days(['We meet on November', '5, 2024 at noon'])).toEqual(['2024-11-05']);
  });

  it.each([
    ['03.02. - 14.02.2025', ['2025-02-03', '2025-02-14']],
    ['12–14 May 2025', ['2025-05-12', '2025-05-14']],
    ['March 3-5, 2025', ['2025-03-03', '2025-03-05']],
  ])('reads both ends of %s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  describe('a day without a year', () => {
    it.each([
      ['the year of the picture', 'on July 4', '2025-07-04', IMAGE_DATE],
      ['the next year in December', 'See you on 3 January', '2026-01-03', '2025-12-20'],
      ['the last year in January', 'since 28 December', '2024-12-28', '2025-01-05'],
      ['the year whose weekday agrees', 'Friday, June 14', '2024-06-14', IMAGE_DATE],
    ])('takes %s', (_, text, expected, imageDate) => {
      expect(days(text, { imageDate })).toEqual([expected]);
    });

    it('takes the year that the same day has elsewhere on the page', () => {
      expect(days(['Thursday, May 18', 'Thu, May 18, 2023 at 18:30'])).toEqual(['2023-05-18']);
    });

    it('has more confidence when the weekday agrees', () => {
      const [agreeing] = find('Friday, July 4');
      const [alone] = find('July 4');

      expect(agreeing!.confidence).toBeGreaterThan(alone!.confidence);
    });
  });

  describe('two numbers and a year', () => {
    it.each([
      ['a part over twelve', 'Paid 04/23/2024', '2024-04-23'],
      ['a part over twelve elsewhere', '25/12/2024 and 03/04/2025', '2025-04-03'],
      ['euros', 'Total 12.00 € on 03/04/2025', '2025-04-03'],
      ['a ZIP code', 'Salem, MA 01970 03/04/2025', '2025-03-04'],
      ['a ZIP code of nine digits', 'San Juan, PR 00901-2345 03/04/2025', '2025-03-04'],
    ])('are decided by %s', (_, text, expected) => {
      expect(days(text)).toContain(expected);
    });

    it('are day first in other languages', () => {
      expect(days('le 03/04/2025', { language: 'fra' })).toEqual(['2025-04-03']);
    });

    it.each([
      '03/04/2025',
      'order no 48213 of 03/04/2025',
      'customer ID 83214, 03/04/2025',
      'paid, OK 10234, 03/04/2025',
      'the total is 15000 on 03/04/2025',
      'Brunnenweg 3, DE 40213 03/04/2025',
    ])('stay doubtful without a deciding sign: %s', (text) => {
      expect(find(text)[0]!.confidence).toBeLessThanOrEqual(0.6);
    });
  });

  it.each([
    ['a time', 'at 10:45 or 9.30 pm'],
    ['a price', 'only $12.50, was €14.05'],
    ['a version', 'version 3.11.2 and v2.10.2024 of it'],
    ['an address', '10.1.2.33 and 192.168.1.1:8080'],
    ['a link', 'https://example.org/2024/11/05/post'],
    ['a telephone number', 'call 01632 960 123'],
    ['a hash', 'commit 20241105ab12'],
    ['a percentage', 'up 5.11% from 4.10%'],
    ['an identifier', 'CVE-2024-10123'],
    ['a fraction', 'open 24/7, 1/2 cup'],
    ['a range of years', 'from 1998 to 2004'],
    ['an impossible day', '31.02.2024 and 2024-13-01'],
    ['a label', 'Today'],
    ['a verb', 'you may 5 times'],
  ])('sees no date in %s', (_, text) => {
    expect(days(text)).toEqual([]);
  });

  describe('relative days', () => {
    it.each([
      ['Choir practice tomorrow at 18:00', '2025-06-11'],
      ['I sent it yesterday evening', '2025-06-09'],
      ['Call starts today at 15:30', '2025-06-10'],
      ['Gut, dann sehen wir uns morgen', '2025-06-11'],
      ['On se voit demain midi', '2025-06-11'],
    ])('counts from the picture: %s', (text, expected) => {
      expect(days(text)).toEqual([expected]);
    });

    it.each(['Guten Morgen zusammen alle', 'Good morning today'])('leaves out: %s', (text) => {
      expect(days(text)).toEqual([]);
    });
  });

  it('takes a month for its first day only in a heading', () => {
    const body = ['some text below it', 'and more of the same'];

    expect(find([{ text: 'April 2025', height: 30 }, ...body])[0]).toMatchObject({
      date: '2025-04-01',
      confidence: 0.5,
    });
    expect(days(['built in April 2025 by us all', ...body])).toEqual([]);
  });

  it('takes bare numbers only after a word that asks for a day', () => {
    expect(days('please answer by 7/22')).toEqual(['2025-07-22']);
    expect(days('page 7/22')).toEqual([]);
  });

  it('gives the same day once, with its surest quote', () => {
    const found = find([{ text: 'on 5 November', confidence: 50 }, 'dated 2025-11-05']);

    expect(found).toMatchObject([
      { date: '2025-11-05', confidence: 0.97, quote: 'dated 2025-11-05' },
    ]);
  });

  it('is less sure of a line that was hard to read, and of a day far away', () => {
    const [clear] = find('5 November 2024');
    const [blurred] = find([{ text: '5 November 2024', confidence: 45 }]);
    const [far] = find('5 November 1924');

    expect(clear!.confidence).toBe(0.97);
    expect(blurred!.confidence).toBeCloseTo(0.97 * 0.8, 1);
    expect(far!.confidence).toBeLessThan(0.5);
  });

  it.each([
    ['far away', '2065-11-05'],
    ['contradicted by its weekday', 'Monday, 5 November 2024'],
    ['contradicted by its weekday in every near year', 'Monday, 29 February'],
    ['contradicted by its weekday in numbers', 'Mon 03/04/2025'],
  ])('shows no day that is %s', (_, text) => {
    const shown = find(text).filter(({ confidence }) => confidence >= SHOWN_DATE_CONFIDENCE);
    expect(shown).toEqual([]);
  });

  it('quotes forty characters on either side, exactly as stored', () => {
    const long = `${'before '.repeat(10)}5 November 2024${' after'.repeat(10)}`;
    const [{ quote } = { quote: '' }] = find(['first line', long]);

    expect(long).toContain(quote);
    expect(quote).toContain('5 November 2024');
    expect(quote.length).toBeLessThanOrEqual(95);
  });
});
