import { type ScreenshotKind } from '../../contract/screenshots';
import { ocrPage, type LineSketch, type PageSketch } from '../../../test/support/ocr-page';
import { joinedHeading } from './headings';
import { makeTitle } from './make-title';
import { templateCandidates } from './title-templates';
import { SETTINGS } from '../fitted/weights';
import { pageFacts } from '../page/page-facts';

interface Case {
  kind: ScreenshotKind;
  lines: (string | LineSketch)[];
  page?: PageSketch;
  dates?: string[];
  fileName?: string;
}

function title({ kind, lines, page, dates = [], fileName = 'IMG_2041.png' }: Case): string {
  return makeTitle({
    facts: pageFacts(ocrPage(lines, page)),
    kind,
    kindConfidence: 0.95,
    dates: dates.map((date) => ({ date, confidence: 0.95, quote: date })),
    fileName,
    imageDate: '2024-05-04',
  }).title;
}

const big = (text: string): LineSketch => ({ text, height: 36 });

describe('makeTitle', () => {
  it.each<[string, string, Case]>([
    [
      'the largest line',
      'Winter timetable',
      { kind: 'document', lines: ['Home Search', big('Winter timetable'), 'valid from May'] },
    ],
    [
      'a heading of two lines whole',
      'How the valley got its name and lost it',
      {
        kind: 'article',
        lines: [
          { text: 'How the valley got its name', height: 36, y: 40 },
          { text: 'and lost it', height: 36, y: 90 },
          'By Joan Pryce',
          'Some text',
          'More text',
        ],
      },
    ],
    [
      'the section rather than the links of a manual around it',
      'Sharpening',
      {
        kind: 'document',
        lines: [
          { text: 'Next: Oiling, Previous: Cleaning, Up: Care', height: 26 },
          { text: 'of tools [Contents][Index]', height: 26 },
          { text: 'Sharpening', height: 24 },
          'A blade is drawn over the stone from its heel to its point.',
          'The stone is wet while this is done.',
        ],
      },
    ],
    [
      'the numbered section rather than the running head',
      '4.2. Watering',
      {
        kind: 'document',
        lines: [
          { text: 'Prev The Gardener Next', height: 22 },
          { text: '4.2. Watering', height: 20 },
          'text',
          'text',
          'text',
        ],
      },
    ],
    [
      'document and application of a window bar, without the application',
      'notes.txt - garden',
      {
        kind: 'code',
        lines: [{ text: 'notes.txt - garden - Some Editor', x: 370, y: 4 }, big('import this')],
      },
    ],
    [
      'the first command',
      'tar -xzf backup.tgz',
      { kind: 'terminal', lines: ['me@host:~$ tar -xzf backup.tgz', 'me@host:~$ ls'] },
    ],
    [
      'word, company and date of an invoice',
      'Invoice · Fjord Paper Ltd · 2024-05-02',
      {
        kind: 'invoice',
        lines: [big('INVOICE'), 'Fjord Paper Ltd', '1 Quay'],
        dates: ['2024-05-02'],
      },
    ],
    [
      'an invoice by its number, in a language of its own',
      'Faktura 2026-0187 · Dřevo s.r.o. · 2026-11-16',
      {
        kind: 'invoice',
        lines: [big('Faktura 2026-0187'), big('Dřevo s.r.o.'), 'Celkem'],
        dates: ['2026-11-16'],
      },
    ],
    [
      'the word once where the company stands in its line',
      'Invoice 20418 - Riverbank Studio · 2024-05-02',
      { kind: 'invoice', lines: [big('Invoice 20418 - Riverbank Studio')], dates: ['2024-05-02'] },
    ],
    [
      'shop and date of a receipt',
      'Corner Shop receipt 2024-05-02',
      { kind: 'receipt', lines: [big('Corner Shop'), 'Total 4.20'], dates: ['2024-05-02'] },
    ],
    ['the channel', '#garden-club', { kind: 'chat', lines: ['# garden-club', 'Ana 10:02'] }],
    [
      'a person who is there',
      'Inès Caron',
      { kind: 'chat', lines: ['Inès Caron en ligne', 'Oui'] },
    ],
    ['the person', 'Ana Torres', { kind: 'chat', lines: ['9:41', 'Ana Torres', 'online'] }],
    [
      'the subject beside the folders',
      'Offer for the roof',
      { kind: 'email', lines: ['Inbox', 'Sent', big('Offer for the roof'), 'to me'] },
    ],
    [
      'the message of an error',
      'The disk could not be read',
      { kind: 'error', lines: ['DiskTool', 'The disk could not be read', 'Retry Cancel'] },
    ],
    [
      'the route of a pass',
      'Nordic Boarding pass OSL – BER',
      {
        kind: 'travel',
        lines: [
          big('Nordic Boarding pass'),
          'Oslo',
          { text: 'OSL', height: 30 },
          'Berlin',
          { text: 'BER', height: 30 },
          'Gate',
          'Seat',
        ],
      },
    ],
    [
      'start and end of a way',
      'Harbour to Castle Park',
      { kind: 'map', lines: ['Search', 'Harbour to Castle Park', big('Mill Road')] },
    ],
    [
      'places that are labelled as start and end',
      'Boarding pass Copenhagen – Hamburg Hbf',
      {
        kind: 'travel',
        lines: [big('Boarding pass'), 'From', 'Copenhagen', 'To', 'Hamburg Hbf', 'Seat 42A'],
      },
    ],
    [
      'the heading with its date, not an item of the list under it',
      'Team meeting - 23 November 2026',
      {
        kind: 'slide',
        lines: [
          { text: 'Team meeting - 23 November 2026', height: 30 },
          { text: '1. Roadmap for the quarter', height: 28 },
          { text: '2. Hiring: two designers', height: 28 },
          { text: '3. Budget review', height: 28 },
        ],
      },
    ],
    [
      'what the code declares, not its largest line',
      'export function search(words, rows)',
      {
        kind: 'code',
        lines: [
          "import { rank } from './rank';",
          'export function search(words, rows) {',
          '  const wanted = words.split(" ");',
          big('  return rows.filter((row) => wanted.every((word) => row.has(word)));'),
          '}',
        ],
      },
    ],
    [
      'a doubtful word as high as a picture for none',
      'Traffic report 2026',
      {
        kind: 'chart',
        lines: [
          { text: 'Traffic report 2026', height: 44 },
          { text: 'aiid', height: 300, confidence: 41 },
          'visitors',
          '28',
          '34',
        ],
      },
    ],
    [
      'what is said of an error without its sign',
      'Die Datei konnte nicht geöffnet werden.',
      { kind: 'error', lines: [big('X Die Datei konnte nicht geöffnet werden.'), 'OK'] },
    ],
    [
      'all the words of a picture with two',
      'BEST DAY',
      { kind: 'photo', lines: [{ text: 'BEST', confidence: 30 }, big('DAY')] },
    ],
    [
      'author and first sentence to its end',
      'Ida Berg: We walked across the bridge before it was opened.',
      {
        kind: 'social',
        lines: [
          'Ida Berg @idaberg - 3 h - Follow - More',
          'We walked across the bridge before',
          'it was opened. The view is worth it.',
        ],
      },
    ],
    [
      'the author without the button beside the name',
      'Ida Berg: We walked across the bridge at last!',
      {
        kind: 'social',
        lines: ['Ida Berg Follow', '3 h - Uppsala', 'We walked across the bridge at last!'],
      },
    ],
    [
      'what one signs in to, not the first field',
      'Sign in to Lumen',
      {
        kind: 'document',
        lines: [{ text: 'Sign in to Lumen', height: 26 }, 'Email address', 'Password', 'Continue'],
      },
    ],
    [
      'the heading of a pass beside its route, not the route twice',
      "Carte d'embarquement CDG – OSL",
      {
        kind: 'travel',
        lines: [
          { text: "Carte d'embarquement", height: 30 },
          { text: 'CDG OSL', height: 60 },
          'Paris Oslo',
          'Passager',
          'Vol AF 1274',
        ],
      },
    ],
    [
      'a command behind a path whose sign was misread',
      'docker compose up -d',
      { kind: 'terminal', lines: ['/work/harbour ) docker compose up -d', '[+] Running 3/3'] },
    ],
    [
      'a short heading over longer lines at the left edge',
      'Privacy',
      {
        kind: 'settings',
        lines: [
          { text: 'Privacy', height: 21 },
          'Public profile is on for all',
          'Allow messages from others',
        ],
      },
    ],
    [
      'a product without its price',
      'Trail shoes',
      {
        kind: 'shopping',
        lines: [
          { text: 'Trail shoes', height: 36, y: 40 },
          { text: '79,95 €', height: 36, y: 84 },
          'Size 42',
          'Colour sand',
          'In stock',
        ],
      },
    ],
    [
      'the name in the bar although a time was read into it',
      'Oma Hilde',
      { kind: 'chat', lines: ['Oma Hilde te um 14:02', 'kommt ihr am Sonntag? 14:10'] },
    ],
    [
      'a command behind the name of a branch',
      'npm install',
      { kind: 'terminal', lines: ['harbour git:(main) npm install', 'added 412 packages'] },
    ],
    [
      'the name of the page, not its first section',
      'Minutes of the board meeting',
      {
        kind: 'document',
        lines: [
          { text: 'Minutes of the board meeting', height: 17 },
          '1. Opening',
          'The chair opened it.',
          '2. Accounts',
          'Fine.',
        ],
      },
    ],
    [
      'the page that is open beside a bar that only says Settings',
      'Settings - Burner · Setup External Programs',
      {
        kind: 'settings',
        page: { width: 1000, height: 600 },
        lines: [
          { text: 'Settings - Burner', x: 410, y: 4 },
          { text: 'Misc', x: 60, y: 60, height: 12 },
          { text: 'Setup External Programs', x: 260, y: 60, height: 18 },
          { text: 'Specify the paths to the programs that are needed', x: 260, y: 100 },
          { text: 'Search path', x: 260, y: 140 },
          { text: 'Permissions', x: 260, y: 180 },
        ],
      },
    ],
    [
      'a bar whose dash was lost as one text',
      'Exercise - Fractions · Comparison',
      {
        kind: 'settings',
        page: { width: 1000, height: 600 },
        lines: [
          { text: 'Exercise Fractions', cells: ['Exercise', 'Fractions'], x: 330, y: 4 },
          { text: 'Comparison', x: 290, y: 130, height: 26 },
          { text: 'Number of terms: 2', x: 40, y: 250 },
          { text: 'Skipped: 0', x: 110, y: 520 },
        ],
      },
    ],
    ['file name and date without text', 'IMG 2041 2024-05-04', { kind: 'photo', lines: [] }],
  ])('takes %s', (_, expected, sketch) => {
    const made = title(sketch);
    // Beside an unsure title stands the next likely one.
    expect([made, made.split(' · ')[0]]).toContain(expected);
  });

  it.each([
    ['a dash without spaces', 'garden.txt-Mousepad', 'garden.txt - Mousepad'],
    ['the folders of a file', '/home/ana/letters/council.txt - Mousepad', 'council.txt - Mousepad'],
  ])('tidies %s in a title bar', (_, bar, expected) => {
    const lines = [{ text: bar, x: 380, y: 6 }, 'File Edit View Help', 'Dear neighbours,'];
    expect(title({ kind: 'document', lines })).toContain(expected);
  });

  it('takes no button in the bar of a window for its name', () => {
    const bar = ['Cancel', 'Winter letters', 'Open'].map((text, i) => ({
      text,
      x: 80 + i * 330,
      y: 6,
    }));
    const made = title({ kind: 'document', lines: [...bar, 'roof.jpg', 'plan.pdf', 'May'] });

    expect(made).toMatch(/^Winter letters/);
    expect(made).not.toMatch(/Cancel|Open/);
  });

  it('takes the subject of a mail, whatever kind the page is', () => {
    const lines = [
      'Date: Mon, 16 Nov 2026 09:12:00 +0100',
      'From: Town hall <office@sarlac.example>',
      'To: lucie@maison.example',
      'Subject: Lunch at school',
      'Dear parents, your children can now be entered for lunch.',
    ];
    expect(title({ kind: 'document', lines })).toBe('Lunch at school');
  });

  it('takes the line over sender and recipient of a mail that is open', () => {
    const lines = [
      { text: '1 Relay', height: 30 },
      'Annual accounts',
      'To: ida@postbox.example',
      'The glasses are ready to collect',
      'From: Wren & Holt <care@wrenholt.example>',
      'To: ida@postbox.example',
      'Dear Ida,',
    ];
    expect(title({ kind: 'email', lines })).toContain('The glasses are ready');
  });

  it('takes a message, and not the clock of the desktop, for what a notification says', () => {
    const lines = ['Sep 8 18:55', 'The disk can be removed', 'Clear'];
    expect(title({ kind: 'notification', lines })).toBe('The disk can be removed');
  });

  it.each<[string, ScreenshotKind, string[]]>([
    ['a share', 'terminal', ['32.77K 0% 107.02kB/s 0:01:40', 'Copying the old albums']],
    ['Polish menus', 'settings', ['Plik Edycja Widok Wstaw Pomoc', 'Copying the old albums']],
    ['the menus of a window', 'settings', ['Profile Task Settings Help', 'Copying the old albums']],
  ])('takes nothing of %s', (_, kind, lines) => {
    expect(title({ kind, lines })).toBe('Copying the old albums');
  });

  it('leaves out an icon that was read as a sign', () => {
    const page: Case = { kind: 'document', lines: [big('/ Winter timetable'), 'valid from May'] };
    expect(title(page)).toBe('Winter timetable');
  });

  it('takes a heading that ends in help', () => {
    const lines = [big('Where You Can Find Help'), 'valid from May for all people', 'by post'];
    expect(title({ kind: 'document', lines })).toMatch(/^Where You Can Find Help/);
  });

  it('takes a command in a folder of a year', () => {
    const lines = ['ada@mac 2024 % make release', 'building'];
    expect(title({ kind: 'terminal', lines })).toBe('make release');
  });

  it('names the month of a calendar and the year at the other end of its row', () => {
    const lines = [
      { text: '< novembre >', x: 20, y: 40 },
      { text: '< 2026 >', x: 800, y: 40 },
      { text: 'lun. mar. mer. jeu. ven. sam. dim.', x: 20, y: 80 },
    ];
    expect(title({ kind: 'calendar', lines })).toContain('novembre 2026');
  });

  it('takes the message of a dialog in large letters, not the text below it', () => {
    const lines = [
      { text: 'The list of packages is locked', height: 18, x: 300, y: 300 },
      { text: 'Another program is using it at the moment.', x: 300, y: 340 },
      { text: 'Close that program first.', x: 300, y: 360 },
      { text: 'Close', x: 560, y: 400 },
    ];
    expect(title({ kind: 'error', lines })).toBe('The list of packages is locked');
  });

  it('takes the bar of a window amid the desktop', () => {
    const lines = [
      { text: 'rules.odt', x: 465, y: 160 },
      { text: 'File Edit View Insert Help', x: 260, y: 190 },
      { text: 'Rules of the garden are kept by all', x: 260, y: 300 },
      { text: 'Everybody waters in the evening and in the morning', x: 260, y: 330 },
      { text: 'Compost goes into the box on the left', x: 260, y: 360 },
    ];
    expect(pageFacts(ocrPage(lines, { height: 860 })).roles[0]).toBe('titlebar');
  });

  it('takes no second row below the bar of a window', () => {
    const lines = [
      { text: 'mc: letters', x: 450, y: 4 },
      { text: 'Left', x: 20, y: 24 },
      { text: 'Right', x: 600, y: 24 },
      'council.txt',
      'garden.txt',
    ];
    const { roles } = pageFacts(ocrPage(lines));
    expect(roles.slice(0, 3)).toEqual(['titlebar', 'main', 'main']);
  });

  it('joins the lines of a heading where only the second reaches below its baseline', () => {
    const page = ocrPage([
      { text: 'Welcome to Ferries', height: 40, y: 60 },
      { text: 'by Night', height: 51, y: 118 },
      'The boats leave after dark, and come back in the morning.',
      'Lamps and blankets are on board.',
      'Dogs travel on deck.',
    ]);

    expect(joinedHeading(pageFacts(page), 0)).toBe('Welcome to Ferries by Night');
  });

  it('passes over logos, numbers and menus', () => {
    const lines = ['© x', big('12:30'), { text: 'File Edit View', height: 20 }, 'Garden plan'];

    expect(title({ kind: 'document', lines })).toBe('Garden plan');
  });

  it('cuts at a word and stays within eighty characters', () => {
    const result = title({ kind: 'document', lines: ['sentence '.repeat(13).trim()] });

    expect(result.length).toBeLessThanOrEqual(80);
    expect(result).toMatch(/^(sentence )+sentence…$/);
  });

  it('takes what a dialog says, not its title bar and not its buttons', () => {
    const lines = ['Backup Assistant', 'The destination is not there.', 'Plug it in.', 'OK Help'];

    expect(title({ kind: 'error', lines })).toBe('The destination is not there.');
    const full = ['Backup Assistant', 'Delete something and go on', 'The disk is full', 'OK'];
    expect(title({ kind: 'error', lines: full })).toBe('The disk is full');
  });

  it('begins the message of a dialog where its sentence begins', () => {
    const lines = [
      { text: 'The service of small pictures does not answer, so this', y: 30 },
      { text: 'window shows none of', y: 47 },
      { text: 'them now.', y: 64 },
      { text: 'Install another service', y: 100 },
      { text: 'to see them again.', y: 117 },
    ];
    const shown = title({ kind: 'error', lines, page: { width: 520, height: 230 } });
    expect(shown).toMatch(/^The service of small pictures does not answer/);
  });

  it('takes the channel that is open, not one of the list beside it', () => {
    const lines = ['# general', '# random', { text: '# deploys', height: 20 }];

    expect(title({ kind: 'chat', lines })).toBe('#deploys');
    const talk = [{ text: '# general', height: 20 }, '# deploys', '# deploys', 'Message # deploys'];
    expect(title({ kind: 'chat', lines: talk })).toBe('#deploys');
  });

  it('takes the file that an office program has open', () => {
    const lines = ['Costs 2026.xlsx Excel', big('Rent January February')];

    expect(title({ kind: 'spreadsheet', lines })).toBe('Costs 2026.xlsx');
  });

  it('takes no row of a list for a heading because its box is high', () => {
    const page = ocrPage([{ text: 'Privacy', height: 40 }, 'Location On', 'Camera Off', 'Photos']);
    for (const { box } of page.lines[1]!.words) box.h = 60;
    const facts = pageFacts(page);

    expect(
      makeTitle({
        facts,
        kind: 'settings',
        kindConfidence: 0.95,
        dates: [],
        fileName: 'a.png',
        imageDate: '2024-05-04',
      }).title,
    ).toMatch(/^Privacy/);
  });

  it('names the page beside the sign of its site', () => {
    const sign = { text: 'debian', height: 44, x: 40, y: 20 };
    const lines = [sign, { text: 'Choose your programs', height: 26 }, 'Here they are:', 'a', 'b'];

    expect(title({ kind: 'document', lines })).toContain('Choose your programs');
  });

  it('calls no list of talks after its search, and no row of a form a way', () => {
    const talks = ['Search', 'Mira Holt', 'See you there', 'Jon Vale', 'Thanks'];
    const form = ['País: España Borrar campos', 'Buscar', 'Ciudad'];

    expect(title({ kind: 'chat', lines: talks })).toContain('Mira Holt');
    expect(
      templateCandidates({ facts: pageFacts(ocrPage(form)), kind: 'map', dates: [] }),
    ).not.toContainEqual(expect.objectContaining({ rule: 'from_to' }));
  });

  it('takes the shop of a receipt, not its address', () => {
    const lines = [
      '12 Lake St, Duluth MN',
      'TRUE NORTH HARDWARE',
      'Paint $ 11.99',
      'Total $ 11.99',
    ];

    expect(title({ kind: 'receipt', lines })).toBe('TRUE NORTH HARDWARE receipt');
  });

  it('keeps the second quotation mark of a name', () => {
    expect(title({ kind: 'document', lines: [big('Le fichier « Bilan »')] })).toBe(
      'Le fichier « Bilan »',
    );
  });

  it('takes the name of the file and the day where the likeliest title is not likely enough', () => {
    const lines = ['and so it went on', 'day after day', 'until somebody came'];
    const page = { kind: 'document' as const, lines, fileName: 'walk.png' };
    expect(title(page)).not.toContain('walk');

    const least = jest.replaceProperty(SETTINGS, 'leastTitleConfidence', 0.99);
    expect(title(page)).toBe('walk 2024-05-04');
    least.restore();
  });

  it('takes the title of the dialog in front, not that of the window behind it', () => {
    const covered = [90, 130, 170, 210].map((y) => ({ text: 'Each entry has a name', x: 40, y }));
    const lines = [
      { text: 'Accounts of the year', x: 60, y: 40, height: 20 },
      { text: '– ▢ ×', x: 1050, y: 40 },
      ...covered,
      { text: 'Delete the folder', x: 420, y: 110 },
      { text: '– ▢ ×', x: 900, y: 110 },
      { text: 'It holds eleven files that nobody has opened', x: 400, y: 170 },
      { text: 'They cannot be brought back afterwards', x: 400, y: 210 },
    ];
    const page = { width: 1200, height: 700 };

    expect(title({ kind: 'settings', lines, page })).toMatch(/^Delete the folder(?: ·|$)/);
  });

  it('takes neither a row of a log nor the words of an empty field', () => {
    const log = ['2026-11-12 09:41:07 Worker started', '2026-11-12 09:41:09 Queue is empty'];
    const lines = ['Search messages…', ...log, big('Delivery report')];

    expect(title({ kind: 'document', lines })).not.toMatch(/Worker|Search/);
    expect(title({ kind: 'document', lines })).toContain('Delivery report');
  });
});
