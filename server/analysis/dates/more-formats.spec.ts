import { ocrPage, type LineSketch } from '../../../test/support/ocr-page';
import { extractDates } from './extract-dates';

const IMAGE_DATE = '2025-06-10'; // a Tuesday

function days(
  lines: string | readonly (string | LineSketch)[],
  language = 'eng',
  imageDate = IMAGE_DATE,
): string[] {
  const page = ocrPage(typeof lines === 'string' ? [lines] : lines, { language });
  return extractDates({ text: page.text, lines: page.lines, language, imageDate })
    .filter(({ confidence }) => confidence >= 0.5)
    .map(({ date }) => date)
    .sort();
}

describe('extractDates of short and rare ways of writing', () => {
  it.each([
    ['a weekday and a slash in French', 'dim. 08/06', 'fra', ['2025-06-08']],
    ['a weekday and a slash in Spanish', 'jue 12/06 dentista', 'spa', ['2025-06-12']],
    ['a weekday that says the month first', 'Sun 6/8', 'eng', ['2025-06-08']],
    ['a weekday that says the day first', 'Sun 8/6', 'eng', ['2025-06-08']],
    ['day and month with full stops', '08.06.', 'deu', ['2025-06-08']],
    ['a short year whose weekday says the day first', 'Thu 03/04/25', 'eng', ['2025-04-03']],
    ['a short year whose weekday says the month first', 'Tue 03/04/25, € 9', 'eng', ['2025-03-04']],
    ['a short year between dashes', '08-06-25', 'deu', ['2025-06-08']],
    ['one digit behind the year', '2025/6/8', 'eng', ['2025-06-08']],
    ['the name of a picture', 'IMG_20250608_101530.jpg', 'eng', ['2025-06-08']],
    ['year, month, day', '1999 Dec 31', 'eng', ['1999-12-31']],
    ['month, day, year with dashes', 'Jun-08-2025', 'eng', ['2025-06-08']],
    ['a lost space', '9juin', 'fra', ['2025-06-09']],
    ['lost spaces with a year', 'June9,2025', 'eng', ['2025-06-09']],
    ['an Italian short month', 'lun 9 giu 2025', 'ita', ['2025-06-09']],
    ['an Italian short month that is a word', '9 set 2025', 'ita', ['2025-09-09']],
    ['that month with a short year', '6-Set-20 1795 1220', 'ita', ['2020-09-06']],
    ['spaces that were read into it', '2022 - 12- 12 644', 'eng', ['2022-12-12']],
    ['a Polish short month', 'pon., 9 cze', 'pol', ['2025-06-09']],
    ['a Portuguese short month that is a word', '9 out 2025', 'por', ['2025-10-09']],
    ['Japanese without a year', '6月9日', 'eng', ['2025-06-09']],
    ['a range in one month', '13.-15.06.2025', 'deu', ['2025-06-13', '2025-06-15']],
    ['a range in two months', '14.06.–02.07.', 'deu', ['2025-06-14', '2025-07-02']],
    ['a range with slashes', '14/06 - 16/06', 'fra', ['2025-06-14', '2025-06-16']],
    ['a Tuesday that looks like a month', 'mar. 10/06', 'fra', ['2025-06-10']],
    ['a Spanish first of the month', '1.º de julio de 2025', 'spa', ['2025-07-01']],
    ['a boarding pass', 'DATE 21JUN25 GATE 12', 'eng', ['2025-06-21']],
    ['a calendar file', 'DTSTART:20250603T100000Z', 'eng', ['2025-06-03']],
    ['an evening', 'Concert tonight at 20:30', 'eng', ['2025-06-10']],
    ['an evening in French', 'Concert ce soir à 20:30', 'fra', ['2025-06-10']],
    ['what is due', 'Fällig morgen', 'deu', ['2025-06-11']],
    ['what arrives', 'Livraison demain', 'fra', ['2025-06-11']],
    ['what was delivered', 'Delivered yesterday', 'eng', ['2025-06-09']],
    ['a limit', "d'ici vendredi", 'fra', ['2025-06-13']],
  ])('reads %s', (_, text, language, expected) => {
    expect(days(text, language)).toEqual(expected);
  });

  it.each([
    ['English', ['June 2025', 'Sat 14', 'Lunch with Ben', 'Sun 15', 'Hike'], 'eng'],
    ['German', ['Juni 2025', 'Sa. 14', 'Essen mit Ben', 'So. 15', 'Wandern'], 'deu'],
    ['French', ['juin 2025', 'sam. 14', 'Repas', 'dim. 15', 'Marche'], 'fra'],
    ['Spanish', ['junio de 2025', 'sáb 14', 'Comida', 'dom 15', 'Paseo'], 'spa'],
  ])('gives the days of an agenda in %s the month above them', (_, lines, language) => {
    expect(days(lines, language)).toEqual(['2025-06-14', '2025-06-15']);
  });

  it.each([
    ['English', ['Yesterday', 'New harbour opened', 'Yesterday', 'Ferry late'], 'eng'],
    ['German', ['Gestern', 'Neuer Hafen eröffnet'], 'deu'],
    ['Spanish', ['Ayer', 'Abre el nuevo puerto'], 'spa'],
  ])('shows no day for the head of a group of past things in %s', (_, lines, language) => {
    expect(days(lines, language)).toEqual([]);
  });

  it('takes the rows of a month with its name in front for no days', () => {
    expect(days(['Mo Tu We Th Fr Sa Su', 'Jun 26 27 28 29 30 31 1', '2 3 4 5 6 7 8'])).toEqual([]);
  });

  it.each(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'])(
    'reads a boarding pass of %s',
    (month) => {
      const number = new Date(`21 ${month} 2025 UTC`).getUTCMonth() + 1;
      const expected = `2025-${String(number).padStart(2, '0')}-21`;
      expect(days(`DATE 21${month}25 GATE 12`)).toEqual([expected]);
      expect(days(`DATE 21${month}2025 GATE 12`)).toEqual([expected]);
    },
  );

  it('takes no English month in front of two numbers for a Tuesday', () => {
    for (const text of ['Workshop Mar 6/10', 'Open Mar 4/8', 'Mar 4/22 rehearsal'])
      expect(days(text, 'eng', '2025-02-10')).toEqual([]);
  });

  it('takes the last row of a month with its name below for no day', () => {
    expect(days(['1 2 3 4 5 6 7', '8 9 10 11 12 13 14', 'June 2025'])).toEqual([]);
  });

  it('reads a day whose time was joined to it', () => {
    expect(days('2025-06-0920:11 +0000 Ada')).toEqual(['2025-06-09']);
  });

  it('reads weekdays over their days', () => {
    const days2026 = ['Mi.', '11', 'Do.', '12'].map((text, i) => {
      return { text, x: 40, y: 90 + Math.floor(i / 2) * 60 + (i % 2) * 20 };
    });

    expect(days(['Februar 2026 Heute', ...days2026], 'deu', '2026-02-11')).toEqual([
      '2026-02-11',
      '2026-02-12',
    ]);
  });

  it('reads the axis of a chart by the month in front of each day', () => {
    expect(days('Apr28 Apr 29 Apr 30 May 1 May 2', 'eng', '2025-05-04')).not.toContain(
      '2025-05-30',
    );
    expect(days('29 Apr 30 Apr 1 May', 'eng', '2025-05-04')).toEqual([
      '2025-04-29',
      '2025-04-30',
      '2025-05-01',
    ]);
  });

  it('takes the Tuesdays of a Spanish agenda for no days of March', () => {
    const agenda = ['mar', '1', 'Dentista', 'jue', '3', 'Entrega', 'sáb', '5', 'Mercadillo'].map(
      (text, i) => {
        const [day, part] = [Math.floor(i / 3), i % 3];
        return { text, x: part === 2 ? 200 : 40, y: 90 + day * 120 + (part === 2 ? 0 : part * 24) };
      },
    );
    expect(days(['Diciembre 2026', ...agenda], 'spa', '2026-11-28')).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-05',
    ]);
  });

  it('reads days of an agenda whose event was read as one line with them', () => {
    const cells = (y: number, ...texts: string[]): LineSketch => ({
      text: texts.join(' '),
      cells: texts,
      y,
    });
    const agenda = [
      cells(20, 'June 2025', 'Day Week Month Agenda'),
      cells(90, 'Sat', 'Lunch with Ben'),
      cells(110, '14', '12:30 – 13:30'),
      cells(160, 'Sun', 'Hike'),
      cells(180, '15', 'All day'),
    ];

    expect(days(agenda)).toEqual(['2025-06-14', '2025-06-15']);
  });

  it('takes no month for a heading that is one cell of a row', () => {
    const text = 'Planned June Sat 14';
    const row = { text, cells: ['Planned', 'June', 'Sat 14'] };

    expect(days([row, 'Sat 14'])).toEqual([]);
  });

  it('reads no day whose weekday belongs to another month', () => {
    expect(days(['June 2025', 'Mon 14', 'Lunch'])).toEqual([]);
  });

  it('reads the leaf of a calendar', () => {
    expect(days(['JUN', '14'])).toEqual(['2025-06-14']);
    expect(days(['14', 'JUN'])).toEqual(['2025-06-14']);
  });

  it('reads no day off the axis of a chart', () => {
    const axis = ['Jan', 'Feb', 'Mar', 'Apr'].map((text, i) => ({ text, x: 40 + i * 100, y: 60 }));
    const values = ['12', '9', '14', '7'].map((text, i) => ({ text, x: 45 + i * 100, y: 36 }));

    expect(days([...values, ...axis])).toEqual([]);
  });

  it('reads lists of messages with one digit', () => {
    const expected = ['2025-06-06', '2025-06-07', '2025-06-08'];

    expect(days(['Anna 8.6.', 'Bob 7.6.', 'Carl 6.6.'], 'deu')).toEqual(expected);
    expect(days(['Anna 6/8', 'Bob 6/7', 'Carl 6/6'])).toEqual(expected);
    expect(days(['Unit 3 3/5', 'Unit 2 2/5', 'Unit 1 1/5'])).toEqual([]);
  });

  it('reads October with a zero for its letter', () => {
    expect(days(['Thu, 15 0ct 2026', '3 0ctober 2026'])).toEqual(['2026-10-03', '2026-10-15']);
  });

  it('reads March beside weekdays that name no week', () => {
    expect(days(['Mon 12 Mar 13:00', 'Tue 13 Mar 14:00'], 'eng', '2018-03-10')).toEqual([
      '2018-03-12',
      '2018-03-13',
    ]);
  });

  it('takes the order that puts the days near the picture where nothing else says it', () => {
    const files = ['notes.txt 09/04/2020', 'plan.txt 07/04/2020'];

    expect(days(files, 'eng', '2020-05-01')).toEqual(['2020-04-07', '2020-04-09']);
  });

  it.each([
    ['10/06', 'eng'],
    ['The amount is 12.05.', 'eng'],
    ['8 out of 10', 'eng'],
    ['3 set', 'eng'],
    ['Ships in 2 days', 'eng'],
    ['Spedito in 2 giorni', 'ita'],
    ['Ada, 10 diciembre 1815 - 27 noviembre 1852', 'spa'],
    ['Born on December 10, 1815 in London', 'eng'],
    ['24/7', 'fra'],
    ['ID 20250608123', 'eng'],
    ['01-02-03', 'eng'],
    ['1/2 - 3/4 tasse', 'fra'],
    ['Lun 12 Mar 13 Mié 14 Jue 15', 'spa'],
    ['Lun. 12, Mar. 13, Mer. 14', 'fra'],
    ['September 2026 October 2026 November 2', 'eng'],
    ['Wind 12.0kt', 'eng'],
    ['Diamond ring 1.0ct', 'eng'],
    ['Arbeitspreis 30.0ct/kWh', 'deu'],
    ['Wind 0kt 12 °C', 'eng'],
  ])('reads no date in %s', (text, language) => {
    expect(days(text, language)).toEqual([]);
  });
});
