import fc from 'fast-check';
import { ocrPage } from '../../../test/support/ocr-page';
import { formatDay } from './calendar-day';
import { analyse } from '../local-analyser';
import { extractDates } from './extract-dates';

function days(text: string, language: string): string[] {
  const page = ocrPage([text], { language });
  const found = extractDates({ ...page, language, imageDate: '2025-06-10' });
  return found.map(({ date }) => date).sort();
}

describe('dates in the languages that are read', () => {
  it.each([
    ['eng', 'Due Friday, 14 March 2025', ['2025-03-14']],
    ['eng', 'Sent on Mar 3, 2025 at 10:15', ['2025-03-03']],
    ['eng', 'from June 2 to June 5, 2025', ['2025-06-02', '2025-06-05']],
    ['eng', 'Expires on 12/31/2025', ['2025-12-31']],
    ['eng', 'the 21st of September 2024', ['2024-09-21']],
    ['deu', 'Freitag, den 14. März 2025', ['2025-03-14']],
    ['deu', 'zahlbar bis 03.04.2025', ['2025-04-03']],
    ['deu', 'vom 2.6. bis 5.6.2025', ['2025-06-02', '2025-06-05']],
    ['deu', 'am 1. Jänner um acht', ['2025-01-01']],
    ['deu', 'Di., 24. Dez. 2024', ['2024-12-24']],
    ['fra', 'vendredi 14 mars 2025', ['2025-03-14']],
    ['fra', 'le 1er juillet 2025', ['2025-07-01']],
    ['fra', 'échéance : 03/04/2025', ['2025-04-03']],
    ['fra', 'du 30 août 2025 au 2 sept. 2025', ['2025-08-30', '2025-09-02']],
    ['fra', 'mis à jour le 24 déc. 2024', ['2024-12-24']],
    ['spa', 'viernes, 14 de marzo de 2025', ['2025-03-14']],
    ['spa', 'vence el 03/04/2025', ['2025-04-03']],
    ['spa', '1 de julio del 2025', ['2025-07-01']],
    ['spa', 'publicado el 24 dic. 2024', ['2024-12-24']],
    ['spa', 'lunes 9 de junio', ['2025-06-09']],
    // languages that are read without their own data
    ['eng', '12 de setembre de 2025', ['2025-09-12']],
    ['eng', '3. kvetna 2025', ['2025-05-03']],
    ['eng', '9 noiembrie 2025', ['2025-11-09']],
    ['eng', '21 Kasım 2025', ['2025-11-21']],
    ['eng', '4. desember 2025', ['2025-12-04']],
    ['eng', '9. siječnja 2025.', ['2025-01-09']],
    ['eng', '4. prosinca 2024.', ['2024-12-04']],
    ['eng', '9. listopada 2025.', ['2025-10-09']],
    ['eng', '9. lip 2025.', ['2025-06-09']],
    ['eng', '9 listopada 2025', ['2025-11-09']],
    ['eng', '9. listopadu 2025', ['2025-11-09']],
    ['eng', '9. jaanuar 2025', ['2025-01-09']],
    ['eng', 'enne 12. detsembrit 2024 kuuri', ['2024-12-12']],
    ['eng', 'laupäeval, 5. detsembril 2024 kell 10', ['2024-12-05']],
    ['eng', 'kuni 30. novembrini 2024', ['2024-11-30']],
    ['eng', '2025. január 9.', ['2025-01-09']],
    ['eng', '2025. július 9-én', ['2025-07-09']],
    ['eng', '2025 m. sausio 9 d.', ['2025-01-09']],
    ['eng', '2025 m. kovo 9 d.', ['2025-03-09']],
    ['eng', '2025. gada 9. janvārī', ['2025-01-09']],
    ['eng', '9. januarja 2025', ['2025-01-09']],
    ['eng', '9 de gener de 2025', ['2025-01-09']],
    ['eng', "9 d'agost del 2025", ['2025-08-09']],
    ['eng', 'torstai 9. tammikuuta 2025', ['2025-01-09']],
    ['eng', '9. septembra 2025', ['2025-09-09']],
    ['eng', '9. září 2025', ['2025-09-09']],
    ['eng', '9 Ağustos 2025', ['2025-08-09']],
    ['eng', '9 Agustus 2025', ['2025-08-09']],
    ['eng', '9. marts 2025', ['2025-03-09']],
    ['eng', '9. ruj 2025.', ['2025-09-09']],
    // letters that an engine confuses
    ['eng', 'uitgesteld tot 8 ianuari 2o27', ['2027-01-08']],
    ['eng', 'Toplantı 9_Aralik_2026', ['2026-12-09']],
    ['eng', '5 iuni 2o25', ['2025-06-05']],
    // small letters, and weekdays cut short
    ['fra', 'ven. 14 mars', ['2025-03-14']],
    ['fra', 'du 28 mars au 2 avril 2025', ['2025-03-28', '2025-04-02']],
    ['deu', 'Mo 09.06.', ['2025-06-09']],
    ['deu', 'erledigt 28.3.24', ['2024-03-28']],
    ['eng', 'piątek, 14 marca', ['2025-03-14']],
    ['eng', 'sexta-feira, 14 de março', ['2025-03-14']],
    ['eng', '5 maj 2023, 3. desember 2023', ['2023-05-05', '2023-12-03']],
    ['eng', 'Backup 2025.03.28', ['2025-03-28']],
    ['eng', 'tasks due:2025-06-12', ['2025-06-12']],
    ['eng', 'Gate B2 30JUN', ['2025-06-30']],
  ])('%s: %s', (language, text, expected) => {
    expect(days(text, language)).toEqual(expected);
  });

  it.each([
    ['eng', 'Version 10.12.2 costs $12.50 at 10:45'],
    ['eng', 'Release 28.3.24, a marca 3 of spares'],
    ['eng', '3 leden, 12 Pro 2024, 5 mart, 2 kas, 3 studeni, Julius 3 chairs'],
    ['deu', 'Artikel 12.34.56-78, Preis 3.400,00 € um 12.30 Uhr'],
    ['fra', 'Tél. 01 23 45 67 89, 12,5 % de 3 400 €'],
    ['spa', 'Tel. 976 12 34 56, 12,5 % de 3.400 €'],
  ])('%s: none in %s', (language, text) => {
    expect(days(text, language)).toEqual([]);
  });
});

it('takes days without a year in the list of a shell for recent ones', () => {
  const lines = [
    '-rw-r--r-- 1 ada ada 220 Jan 3 2023 .bashrc',
    'drwxr-xr-x 2 ada ada 4096 Mar 12 10:22 src',
  ];
  const page = ocrPage(lines, { language: 'eng' });
  const found = extractDates({ ...page, language: 'eng', imageDate: '2025-03-14' });
  expect(found.map(({ date }) => date).sort()).toEqual(['2023-01-03', '2025-03-12']);
});

describe('the quoted text', () => {
  const day = fc.record({
    year: fc.integer({ min: 1995, max: 2035 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  const written = day.chain((date) =>
    fc.constantFrom(
      formatDay(date),
      `${date.day}.${date.month}.${date.year}`,
      `${date.day}/${date.month}/${date.year}`,
      `${date.day} March ${date.year}`,
      `am ${date.day}. Mai`,
      'tomorrow at 5:30',
    ),
  );
  const word = fc.constantFrom(
    'meet',
    'us',
    'İstanbul',
    'größe',
    '🚆',
    '«',
    'e\u0301te',
    '12',
    '$3.50',
    'ß',
  );
  const line = fc
    .array(fc.oneof(word, written), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(' '));

  it('is always part of the stored text, like the words that are shown for it', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const ocr = ocrPage(lines.length > 0 ? lines : ['']);
        const about = { fileName: 'a.png', imageDate: '2025-06-10', knownTags: ['meet', 'us'] };
        const { dates, evidence } = analyse({ ocr, ...about });
        const words = ocr.lines.flatMap((each) => each.words.map(({ text }) => text));
        for (const { quote } of dates) {
          expect(quote).not.toBe('');
          expect(ocr.text).toContain(quote);
        }
        for (const { words: shown } of evidence) {
          for (const { text } of shown) expect(words).toContain(text);
        }
        for (const { of, words: shown } of evidence) {
          if (of === 'date') expect(shown.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
