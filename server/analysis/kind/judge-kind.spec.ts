import { type ScreenshotKind } from '../../contract/screenshots';
import { ocrPage, type LineSketch, type PageSketch } from '../../../test/support/ocr-page';
import { judgeKind, settledKind } from './judge-kind';
import { pageFacts } from '../page/page-facts';

type Case = [ScreenshotKind, (string | LineSketch)[], PageSketch?];

const PHONE = { width: 800, height: 1600 };

const CASES: Case[] = [
  [
    'article',
    [
      { text: 'River returns to its old bed', height: 40 },
      'By Joan Pryce | Published 3 May 2024',
      'After forty years in a concrete channel the river was let out into the meadows again,',
      'and within a week the first herons were back, said the engineer who planned the work.',
      'Farmers had opposed the plan at first because they feared that the fields would flood.',
      'The council says that the second half of the river will follow in the coming two years.',
    ],
  ],
  ['board', ['Backlog 4', 'In progress 2', 'Done', 'Paint the fence', 'Add a card', 'Sprint 14']],
  [
    'calendar',
    ['May 2024', 'Mon Tue Wed Thu Fri Sat Sun', '1 2 3 4 5', '6 7 8 9 10 11 12', 'Week Month Day'],
  ],
  ['chart', ['Traffic dashboard', 'Visitors', '12,400', '+4.1%', 'Conversion rate', '-0.2%']],
  [
    'code',
    [
      'main.go',
      '1 package main',
      '2 import "fmt"',
      '3 func main() {',
      '4 x := compute(3)',
      '5 fmt.Println(x)',
      '6 }',
      '7 ',
      '8 return nil;',
    ],
  ],
  [
    'email',
    ['Inbox', 'Drafts', 'Spam', 'Offer for the roof', 'to me', 'Dear Mr Lang,', 'Kind regards'],
  ],
  ['error', ['Something went wrong', 'Error code 0x8000ffff', 'Try again', 'Cancel']],
  ['finance', ['Account balance', 'Transactions', 'Direct debit -12.40', 'Salary +2,100.00']],
  ['invoice', ['Invoice', 'Bill to', 'Due date 4 May 2024', 'Subtotal 100.00', 'VAT 20.00']],
  ['map', ['Harbour to Castle Park', '12 min (3.4 km)', 'Fastest route via Mill Road', 'Traffic']],
  ['photo', ['ok']],
  ['receipt', ['Corner Shop', 'Receipt 33', 'Total 4.20', 'Cash 5.00', 'Change 0.80', 'Thank you']],
  ['recipe', ['Lentil soup', 'Ingredients', '200 g lentils', '1 tbsp oil', 'Serves 4', 'Simmer']],
  ['settings', ['Settings', 'Bluetooth On', 'Wi-Fi Off', 'Notifications On', 'Storage']],
  ['shopping', ['Walking boots', '4.2 out of 5', '212 ratings', 'In stock', 'Add to basket']],
  ['social', ['Ida Berg @idaberg', 'Follow', 'What a day.', '12 Reposts 4 Quotes 310 Likes']],
  [
    'spreadsheet',
    [
      'File Edit View Insert Format',
      'Rent 100 100 100',
      'Food 80 70 90',
      'Fuel 40 20 10',
      'Total 220 190 200',
    ],
  ],
  ['travel', ['Boarding pass', 'Gate B12', 'Seat 4A', 'Flight XY 12', 'Passenger']],
  ['weather', ['Oslo', '14°', 'Feels like 12°', 'Humidity 60%', 'Hourly forecast', 'Wind']],
  [
    'document',
    [
      'Rental agreement',
      'The landlord and the tenant agree on the following terms for the flat at the lake.',
      'The tenant pays the rent on the third day of each month at the latest and in full.',
    ],
  ],
];

/** Kinds that are easily taken for another. */
const SPARSE: Case[] = [
  ['error', ['Backup Assistant', 'The destination disk is full.', 'OK Help']],
  ['error', ['« Bilan » est introuvable', 'Fermer']],
  [
    'chart',
    ['Strom 2026', 'kWh pro Monat', 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez', '412'],
  ],
  [
    'chart',
    [
      'Traffic report',
      'Visitors per month',
      ...[61, 58, 66, 74, 82].map((value, i) => ({ text: `${value}`, x: 40 + i * 90 })),
    ],
  ],
  ['calendar', ['Dezember 2026', 'Mo', 'Di', 'Mi', 'Do', '14', '21', 'Zahnarzt']],
  ['travel', ['Billete', 'Origen', 'Sevilla', 'Destino', 'Granada', 'Asiento 23'], PHONE],
  [
    'board',
    [
      'Website relaunch',
      { text: 'To do In progress Done', cells: ['To do', 'In progress', 'Done'] },
      'Sitemap',
    ],
  ],
  ['calendar', ['Timetable', 'Monday Tuesday Wednesday Thursday Friday', '08:00 Maths Sport']],
  [
    'calendar',
    [
      'Novembre 2026',
      ...['lun', 'mar', 'mer', 'jeu', 'ven'].map((text, i) => ({ text, x: 40 + i * 150, y: 80 })),
      '09:00',
      'Dentiste',
      '11:30',
      'Appel',
    ],
    PHONE,
  ],
  ['map', ['Café Solberg', '350 m', 'Mill Street 14', 'Open until 18:00', 'Directions'], PHONE],
  ['settings', ['Privacidad', 'Perfil Desactivado', 'Permitir mensajes Activado']],
  ['shopping', ['Votre panier', 'Théière 48,00 €', 'Passer la commande']],
  [
    'spreadsheet',
    [
      'Budget 2027',
      ...[
        ['Department', 'Planned', 'Change'],
        ['Design', '$84,000', '+12%'],
        ['Engineering', '$210,000', '+8%'],
        ['Support', '$39,000', '+1%'],
      ].map((cells) => ({ text: cells.join(' '), cells })),
    ],
  ],
  ['document', ['Create your account', 'First name', 'By continuing you accept the terms of use']],
];

describe('judgeKind', () => {
  it.each(SPARSE)('recognises with few words: %s', (...[kind, lines, page]) => {
    expect(judgeKind(pageFacts(ocrPage(lines, page))).kind).toBe(kind);
  });

  it.each(CASES)('recognises: %s', (...[kind, lines, page]) => {
    expect(judgeKind(pageFacts(ocrPage(lines, page))).kind).toBe(kind);
  });

  it('says photo when there is no text', () => {
    expect(judgeKind(pageFacts(ocrPage([]))).kind).toBe('photo');
  });

  it.each([
    ['Invoice #1042', 'Acme Ltd', 'Total $420.00'],
    ['Invoice #42', 'Total $99.00'],
    ['Invoice 12345'],
    ['Rechnung Nr. 2024-001', '15. März 2026'],
  ])('names the kind of few words that say it: %s', (...lines) => {
    expect(judgeKind(pageFacts(ocrPage(lines))).kind).toBe('invoice');
  });

  it('names no kind when no signal supports one', () => {
    const judged = judgeKind(pageFacts(ocrPage(['Lorem ipsum dolor sit amet consectetur'])));

    expect(judged.kind).toBeNull();
  });

  it.each<[string, ScreenshotKind, string[]]>([
    [
      'names of talkers',
      'chat',
      ['21:07 <rita> kde je klíč', '21:08 <nuno> na háku', '21:09 <rita> díky'],
    ],
    [
      'a prompt of a shell',
      'terminal',
      ['femke@zolder:~$ du -sh *', '12K bail.odt', '24K brief.odt'],
    ],
    [
      'the file of code in the bar',
      'code',
      ['tides.py - Geany', 'Datei Bearbeiten Hilfe', 'Symbole', 'Dokumente'],
    ],
    [
      'the file of text in the bar',
      'document',
      ['notulen.txt', 'Aanwezig waren Kees en Anke', 'Het dak', 'De heg'],
    ],
  ])('tells a kind by one plain sign where nothing else does: %s', (_, kind, lines) => {
    expect(judgeKind(pageFacts(ocrPage(lines))).kind).toBe(kind);
  });

  it('calls a page with a field for the next message a chat, and no form with such a field', () => {
    const foot = (text: string): LineSketch => ({ text, y: 900 });
    const page = { width: 1280, height: 960 };
    const talk = ocrPage(['Lago', 'Neznám 10:14', 'Dole 10:15', foot('Write a message…')], page);
    const form = ocrPage(['Kontakt', 'Jméno', 'Email', foot('Message')], page);

    expect(settledKind(pageFacts(talk), 'map', 0.5).kind).toBe('chat');
    expect(settledKind(pageFacts(form), 'settings', 0.5).kind).toBe('settings');
  });

  it.each<[string, string[], PageSketch?]>([
    [
      'talkers with their times',
      [
        'Radka Tomová 9:14',
        'Most je zavřený.',
        'Pavel Hora 9:16',
        'Pojď dolem.',
        'Radka Tomová 9:20',
        'Jdu.',
      ],
    ],
    [
      'what happens in a chat room',
      ['[18:31] *** kdo odešel', '[18:32] *** kdo přišel', '[18:33] *** ano'],
    ],
    [
      'bubbles with later times below',
      ['Most je zavřený. 18:02', 'Ne 18:04', 'Dobře 18:05', 'Přijdu 18:09'],
      PHONE,
    ],
    ['the way of writing', ['Radka', 'iMessage', 'Most je zavřený.', 'Pojď dolem.', 'Jdu!'], PHONE],
  ])('tells a chat by %s', (...[, lines, page]) => {
    expect(settledKind(pageFacts(ocrPage(lines, page)), 'map', 0.5).kind).toBe('chat');
  });

  it.each<[string, string[], PageSketch?]>([
    [
      'a timetable',
      ['Bahnhofstr. 18:02', 'Marktplatz 18:04', 'Schulstr. 18:05', 'Hauptstr. 18:09'],
      PHONE,
    ],
    [
      'a programme',
      [
        'Opening Keynote 9:00',
        'Welcome by the chair.',
        'Coffee Break 10:00',
        'In the hall.',
        'Second Talk 10:30',
        'How it went on.',
      ],
    ],
    ['a form to write to a shop', ['Name', 'E-mail', 'Send message'], PHONE],
    ['the bar of a browser', ['Fish - Wikipedia - Mozilla Firefox', 'Fish live in water.']],
  ])('takes no chat or terminal for %s', (...[, lines, page]) => {
    expect(settledKind(pageFacts(ocrPage(lines, page)), 'map', 0.5).kind).toBe('map');
  });

  it('takes no list of mails with the latest on top, and no timetable, for a chat', () => {
    const mails = ['Ano. 18:09', 'Ne 18:05', 'Dobře 18:04', 'Přijdu 18:02'];
    const buses = ['Most 18:02', 'Lom 18:04', 'Louny 18:05', 'Praha 18:09'];
    for (const lines of [mails, buses])
      expect(settledKind(pageFacts(ocrPage(lines, PHONE)), 'map', 0.5).kind).toBe('map');
  });

  it('calls a window whose bar names a shell a terminal', () => {
    const lines = ['zsh - build', 'hotovo', 'nic', 'soubor'];
    expect(settledKind(pageFacts(ocrPage(lines)), 'map', 0.5).kind).toBe('terminal');
  });

  it('takes links of a site and its year for no month', () => {
    const footer = ['Docs', 'Download', 'Donate', 'Mobile', 'Social', '© Harbour 2024'];
    const text = ['Our ferries carry people, bicycles and letters between nine islands every day.'];

    expect(judgeKind(pageFacts(ocrPage([...text, ...footer]))).kind).not.toBe('calendar');
  });

  it('calls a name alone a picture, and a text that resembles nothing a document', () => {
    expect(judgeKind(pageFacts(ocrPage(['fjell.jpg - 78%']))).kind).toBe('photo');
    const text = [
      'Hyttetur til Rondane',
      'Husk varme klær, hodelykt og ski til turen over fjellet.',
    ];

    expect(judgeKind(pageFacts(ocrPage(text))).kind).toBe('document');
  });

  it('calls a page of long lines on a telephone a document where weights see settings or errors', () => {
    const line =
      'When the validation fails the error message names the settings file and its line.';
    const text = Array.from({ length: 16 }, (_, i) => `${line.slice(0, 60)} (option ${i}).`);
    const facts = pageFacts(ocrPage(['Error messages', 'Settings', ...text], PHONE));

    expect(settledKind(facts, 'error', 0.95).kind).toBe('document');
    expect(settledKind(facts, 'social', 0.95).kind).toBe('social');
    expect(settledKind({ ...facts, isPhone: false }, 'error', 0.95).kind).toBe('error');
  });

  it('calls the links of a repository on a telephone code, and those of other sites not', () => {
    const links = ['log', 'graph', 'tags', 'branches', 'browse', 'help', 'v0.3'];
    const repository = pageFacts(ocrPage([...links, 'changeset 3'], PHONE));
    const other = pageFacts(ocrPage(links, PHONE));

    expect(settledKind(repository, 'settings', 0.5).kind).toBe('code');
    expect(settledKind(other, 'settings', 0.5).kind).toBe('settings');
  });
});
