import { ocrPage } from '../../../test/support/ocr-page';
import { extractDates } from './extract-dates';

/** A Tuesday. */
const IMAGE_DATE = '2025-06-10';
/** The confidence from which calendars show a date. */
const SHOWN = 0.5;

type Case = readonly [language: string, lines: string, expected: readonly string[]];

/**
 * Short texts with every date they name, as `day role time zone > end`; what is `other`, unknown or no range is left
 * out. Lines are divided by a stroke.
 */
const CASES: readonly Case[] = [
  // ranges: both ends, one year
  ['eng', 'Conference 20-22 March', ['2025-03-20 starts > 2025-03-22', '2025-03-22 ends']],
  ['eng', 'March 18 to March 25, 2025', ['2025-03-18 starts > 2025-03-25', '2025-03-25 ends']],
  ['eng', 'March 18 to|March 25, 2025', ['2025-03-18 starts > 2025-03-25', '2025-03-25 ends']],
  ['eng', 'July 4 – 6, 2025 in Oslo', ['2025-07-04 starts > 2025-07-06', '2025-07-06 ends']],
  ['eng', 'Dec 28 - Jan 3, 2026', ['2025-12-28 starts > 2026-01-03', '2026-01-03 ends']],
  ['deu', '13. bis 17. April', ['2025-04-13 starts > 2025-04-17', '2025-04-17 ends']],
  ['deu', 'vom 30. Juni bis 4. Juli 2025', ['2025-06-30 starts > 2025-07-04', '2025-07-04 ends']],
  ['deu', 'Urlaub 02.07.2025 - 09.07.2025', ['2025-07-02 starts > 2025-07-09', '2025-07-09 ends']],
  ['fra', 'du 3 au 5 mai', ['2025-05-03 starts > 2025-05-05', '2025-05-05 ends']],
  ['fra', 'du 28 juin au 2 juillet 2025', ['2025-06-28 starts > 2025-07-02', '2025-07-02 ends']],
  ['spa', 'del 3 al 5 de mayo', ['2025-05-03 starts > 2025-05-05', '2025-05-05 ends']],
  [
    'spa',
    'del 28 de junio al 2 de julio de 2025',
    ['2025-06-28 starts > 2025-07-02', '2025-07-02 ends'],
  ],

  // months of an axis with their years, of which some lost the apostrophe
  ['eng', 'Aug ‘16 Sep ‘16 Oct ‘16 Nov 16 Dec 16 Jan ‘17', []],
  ['eng', '16 Jan ‘17 Rent', ['2017-01-16']],
  ['eng', 'Chicago 16-Jan-17', ['2017-01-16']],
  ['eng', 'Oct 16-Jan-17', ['2017-01-16']],

  // relative to the day of the picture
  ['eng', 'The parcel comes in 3 days', ['2025-06-13']],
  ['eng', 'The parcel comes in|three days', ['2025-06-13']],
  ['eng', 'Anna edited this page 5 days ago', ['2025-06-05 posted']],
  ['eng', 'See you the day after tomorrow', ['2025-06-12']],
  ['eng', 'Shall we meet next Friday?', ['2025-06-13']],
  ['eng', 'We met last Friday', ['2025-06-06']],
  ['eng', 'Please answer by Thursday', ['2025-06-12 due']],
  ['eng', 'yesterday 14:05', ['2025-06-09 posted 14:05']],
  ['eng', 'Lunch tomorrow at 12:30 pm', ['2025-06-11 12:30']],
  ['deu', 'Das Paket kommt in 3 Tagen', ['2025-06-13']],
  ['deu', 'Anna hat das vor 3 Tagen geschrieben', ['2025-06-07']],
  ['deu', 'Wir treffen uns nächsten Freitag', ['2025-06-13']],
  ['deu', 'Das war letzten Montag', ['2025-06-09']],
  ['deu', 'übermorgen um 18 Uhr', ['2025-06-12 18:00']],
  ['deu', 'gestern 14:05', ['2025-06-09 posted 14:05']],
  ['fra', 'Le colis arrive dans 3 jours', ['2025-06-13 arrives']],
  ['fra', 'Elle est partie il y a 5 jours', ['2025-06-05']],
  ['fra', 'On se voit vendredi prochain', ['2025-06-13']],
  ['fra', 'C’était lundi dernier', ['2025-06-09']],
  ['fra', 'hier à 14:05', ['2025-06-09 posted 14:05']],
  ['spa', 'Lo vi hace 3 días', ['2025-06-07']],
  ['spa', 'Nos vemos el próximo viernes', ['2025-06-13']],
  ['spa', 'Nos vemos el viernes que viene', ['2025-06-13']],
  ['spa', 'El paquete llega en 3 días', ['2025-06-13 arrives']],
  ['spa', 'ayer 14:05', ['2025-06-09 posted 14:05']],

  ['eng', 'The meeting is moved to the hall on Saturday', ['2025-06-14']],
  ['eng', 'We need the ladder in the shed on Saturday', ['2025-06-14']],
  // days of a month that nobody names, by what the page says of today
  [
    'eng',
    'From: Ada|Date: 28 May 2025 10:15|Let us meet on the 14th.',
    ['2025-05-28 posted 10:15', '2025-06-14'],
  ],
  ['eng', '28 May 2025|Rent is due on the 3rd', ['2025-05-28', '2025-06-03 due']],
  ['eng', '28 May 2025|It was paid on the 14th, in cash', ['2025-05-14', '2025-05-28']],
  ['eng', 'Shall we say Friday the 20th?', ['2025-06-20']],
  ['eng', 'The choir sings on Sat 5th at noon', ['2025-07-05']],
  ['deu', 'Wir sehen uns am 14. um 9:30 Uhr', ['2025-06-14 09:30']],
  ['deu', 'Freitag, den 20. im Saal', ['2025-06-20']],
  ['fra', 'Rendez-vous le 14 à 9h30', ['2025-06-14 09:30']],
  ['eng', 'It stands on the 2nd page, in the 14th century', []],
  ['eng', 'On the 14th and 15th of March', ['2025-03-15']],
  ['eng', '28 May 2025|Meeting postponed until the 30th', ['2025-05-28', '2025-05-30']],
  ['eng', '28 May 2025|Payment scheduled for the 20th.', ['2025-05-28', '2025-06-20']],
  ['eng', '28 May 2025|Delivery scheduled on the 20th', ['2025-05-28', '2025-06-20 arrives']],
  ['eng', 'Toilets are on the 1st and 2nd floor', []],
  ['eng', 'For the 1st and 2nd time, from the 2nd to last row', []],
  ['eng', 'He sat 3rd from the left, I sat 14th in line', []],
  ['eng', 'Mon 2nd period|Wed 4th Ave|Sat 7th Heaven', []],
  ['eng', 'Friday the 13th: Part III', []],
  ['eng', 'Friday the 14th', []],
  // relative to what the image says itself
  ['eng', 'Thursday, 8 May 2025|Hi!|See you tomorrow evening', ['2025-05-08', '2025-05-09']],
  [
    'eng',
    'From: Ada|Date: 2 June 2025 10:15|Subject: Visit|We come in 3 days',
    ['2025-06-02 posted 10:15', '2025-06-05'],
  ],
  [
    'deu',
    'Gesendet: 02.06.2025 10:15|Bis morgen dann, Anna',
    ['2025-06-02 posted 10:15', '2025-06-03'],
  ],
  [
    'eng',
    '9:41 Mon 2 June|Choir practice tomorrow at 18:00',
    ['2025-06-02 09:41', '2025-06-03 18:00'],
  ],
  ['eng', 'Joined 14 March 2019|Exam on 2 April', ['2019-03-14', '2019-04-02']],
  // beside a full date the year that is left out is the one of now
  ['eng', 'Updated May 20 · Released Mar 4, 2021', ['2021-03-04', '2025-05-20 posted']],
  ['eng', 'Opened 12 May · Closed 15 May 2019', ['2019-05-12 posted', '2019-05-15 posted']],
  ['eng', 'Dec 28 | Jan 3, 2024', ['2023-12-28', '2024-01-03']],

  // roles and the words that prove them, times and zones
  ['eng', 'Payment due: Nov 13, 2025', ['2025-11-13 due']],
  ['eng', 'Offer expires 11/30/2025', ['2025-11-30 expires']],
  [
    'eng',
    'Invoice date 1 June 2025|Due date 15 June 2025',
    ['2025-06-01 issued', '2025-06-15 due'],
  ],
  ['eng', 'Departs 3 July 2025 07:45 CET', ['2025-07-03 departs 07:45 CET']],
  ['eng', 'Arrival: Fri, 4 July 2025, 9:05 PM', ['2025-07-04 arrives 21:05']],
  ['eng', 'Webinar starts 2025-06-20T15:00:00Z', ['2025-06-20 starts 15:00 UTC']],
  ['deu', 'Zahlbar bis 03.07.2025', ['2025-07-03 due']],
  ['deu', 'Gültig bis 31.12.2025', ['2025-12-31 expires']],
  ['deu', 'Rechnungsdatum: 01.06.2025', ['2025-06-01 issued']],
  ['deu', 'Abfahrt Do., 3. Juli 2025 um 7:45 Uhr', ['2025-07-03 departs 07:45']],
  ['fra', 'Date limite : 3 juillet 2025', ['2025-07-03 due']],
  ['fra', 'Valable jusqu’au 31/12/2025', ['2025-12-31 expires']],
  ['fra', 'Départ le 3 juillet 2025 à 7h45', ['2025-07-03 departs 07:45']],
  ['fra', 'Publié le 1er juin 2025', ['2025-06-01 posted']],
  ['spa', 'Vencimiento: 3 de julio de 2025', ['2025-07-03 due']],
  ['spa', 'Válido hasta el 31/12/2025', ['2025-12-31 expires']],
  ['spa', 'Llegada: 3 de julio de 2025 a las 21:05', ['2025-07-03 arrives 21:05']],
  ['spa', 'Fecha de emisión 01/06/2025', ['2025-06-01 issued']],

  // order of day and month, months of other languages, lines
  ['eng', 'Part 83/07/26, ordered 03/04/2025 at 4 pm for $9', ['2025-03-04 issued 16:00']],
  ['deu', 'am 6. Jänner 2026', ['2026-01-06']],
  ['eng', 'Termin: 3 października 2025', ['2025-10-03']],
  ['eng', '12 giugno 2025', ['2025-06-12']],
  ['eng', '12 de março de 2025', ['2025-03-12']],
  ['eng', 'The exam is on Friday, 14 November|2025 in room 3', ['2025-11-14']],

  ['eng', 'host 16:22 03-Feb-25', ['2025-02-03 16:22']],
  ['deu', 'Do. 03/07/2025 ab Köln', ['2025-07-03']],
  ['eng', 'Thu 07/03/2025 in Ohio', ['2025-07-03']],
  ['eng', 'Friday, 12 June 2025 is no Friday', []],

  // lists of messages and files
  [
    'eng',
    'Ada|See you there|09.06|Ben|Thanks!|07.06|Cleo|Call me|31.05',
    ['2025-05-31 posted', '2025-06-07 posted', '2025-06-09 posted'],
  ],
  [
    'eng',
    'a.txt 2025-06-01 10:15|b.txt 2025-05-30 09:00|c.txt 2025-05-29 08:00',
    ['2025-05-29 posted 08:00', '2025-05-30 posted 09:00', '2025-06-01 posted 10:15'],
  ],
  [
    'eng',
    'Ben Yesterday|Cleo 3 June|Dan 1 June|Eve 28 May',
    ['2025-05-28 posted', '2025-06-01 posted', '2025-06-03 posted', '2025-06-09 posted'],
  ],

  [
    'eng',
    'N 2 Jun 4 Tom Roof|N 3 Jun 6 Ada Gate|N 4 Jun 8 Ben Keys',
    ['2025-06-04 posted', '2025-06-06 posted', '2025-06-08 posted'],
  ],

  [
    'eng',
    '25-Jun-02 Bakery|25-Jun-06 Rent|25-Jun-13 Salary',
    ['2025-06-02', '2025-06-06', '2025-06-13'],
  ],
  [
    'eng',
    '02-Jun-24 Bakery|06-Jun-24 Rent|13-Jun-24 Salary',
    ['2024-06-02 posted', '2024-06-06 posted', '2024-06-13 posted'],
  ],
  [
    'eng',
    '18-Nov-20 Bakery|19-Nov-20 Rent|20-Nov-20 Salary',
    ['2020-11-18 posted', '2020-11-19 posted', '2020-11-20 posted'],
  ],
  ['eng', 'Anna Berg|6 days ago|Added a gate|8 days ago|Warn before frost', []],
  ['eng', 'date Wed, 28 May 2025 08:40 (12 days ago)', ['2025-05-28 issued 08:40']],
  ['eng', 'Registration until version6 june 9', ['2025-06-09']],

  ['eng', 'March, 01, 2020|#MS-415646', ['2020-03-01']],

  // none at all
  ['eng', 'Due date|In 2 days|In 3 days|In 4 days', []],
  ['eng', 'Today|Tomorrow|Next week|Yesterday', []],
  ['eng', 'Aug 16 Sep 16 Oct 16 Nov 16', []],
  ['eng', '3 Marco Rossi', []],
  ['fra', 'Prochain mar. 7 day(s)', []],
  ['deu', 'Hier entlang, guten Morgen zusammen', []],
  ['spa', 'Por la mañana tomo café', []],
  ['eng', 'It runs on the last Monday of the month', []],
  ['eng', 'Releases every two weeks on Friday', []],
  ['eng', 'Ines borrowed it on Saturday', []],
  ['deu', 'Die Leiter war am Samstag noch da', []],
  ['eng', 'The word “mañana” and the site mañana.com', []],
  ['eng', 'Built in the year 1887, 31.02.2025 is no day', []],
];

function shown(language: string, lines: string): string[] {
  const page = ocrPage(lines.split('|'), { language });
  return extractDates({ ...page, language, imageDate: IMAGE_DATE })
    .filter(({ confidence }) => confidence >= SHOWN)
    .map(({ date, role, time, zone, endDate }) => {
      const said = [date, role === 'other' ? null : role, time, zone, endDate && `> ${endDate}`];
      return said.filter(Boolean).join(' ');
    })
    .sort();
}

describe('the dates of short texts', () => {
  it.each(CASES)('%s: %s', (language, lines, expected) => {
    expect(shown(language, lines)).toEqual(expected);
  });
});

it('takes no day of one part of the page for the month that heads the next one', () => {
  const page = ocrPage(['26 27 28 29 30 31', '2 3 4 5 6', 'octubre 2026', '28 29 30 1 2 3 4'], {
    language: 'spa',
  });
  const text = page.text.replace('6\noctubre', '6\n\noctubre');
  const shown = extractDates({ ...page, text, imageDate: IMAGE_DATE }).filter(
    ({ confidence }) => confidence > SHOWN,
  );

  expect(shown).toEqual([]);
});
