// Drawn screenshots: windows, chats, code, tickets, tables, charts. Always the same ones.
import sharp from 'sharp';

const PHONE = { width: 780, height: 1380 };
const WINDOW = { width: 1440, height: 900 };
const LETTERS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (words) => words.replace(/[&<>]/g, (letter) => LETTERS[letter]);
const box = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const words = (
  x,
  y,
  text,
  { size = 30, fill = '#1f2937', weight = 400, font = 'sans-serif' } = {},
) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, ${font}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
const code = (x, y, text, fill) =>
  `<text x="${x}" y="${y}" xml:space="preserve" font-family="DejaVu Sans Mono, monospace" font-size="26" fill="${fill}">${escaped(text)}</text>`;

/** A window of a desktop program: title bar, side column, heading, lines. */
const page = (tint, heading, lines) => ({
  ...WINDOW,
  parts: [
    box(0, 0, 1440, 900, '#ffffff'),
    box(0, 0, 1440, 76, tint),
    box(0, 76, 250, 824, '#f3f4f6'),
    ...[150, 205, 260, 315].map((y) => box(36, y, 170, 18, '#d1d5db', 9)),
    words(300, 170, heading, { size: 46, weight: 700 }),
    ...lines.map((line, at) => words(300, 250 + at * 58, line)),
  ],
});

const table = (tint, heading, rows) => ({
  ...WINDOW,
  parts: [
    box(0, 0, 1440, 900, '#ffffff'),
    words(70, 100, heading, { size: 44, weight: 700 }),
    ...rows.flatMap((cells, row) => [
      box(60, 150 + row * 74, 1320, 73, row === 0 ? tint : row % 2 ? '#f9fafb' : '#ffffff'),
      ...cells.map((cell, column) =>
        words(90 + column * 440, 198 + row * 74, cell, {
          size: 28,
          weight: row === 0 ? 700 : 400,
          fill: row === 0 ? '#ffffff' : '#1f2937',
        }),
      ),
    ]),
  ],
});

const terminal = (lines) => ({
  ...WINDOW,
  parts: [
    box(0, 0, 1440, 900, '#111827'),
    box(0, 0, 1440, 60, '#1f2937'),
    ...['#f87171', '#fbbf24', '#34d399'].map((fill, at) => box(28 + at * 36, 20, 20, 20, fill, 10)),
    ...lines.map((line, at) =>
      code(50, 130 + at * 46, line, line.startsWith('$') ? '#86efac' : '#e5e7eb'),
    ),
  ],
});

const chat = (name, lines) => ({
  ...PHONE,
  parts: [
    box(0, 0, 780, 1380, '#f3f4f6'),
    box(0, 0, 780, 140, '#0f766e'),
    words(50, 92, name, { size: 40, weight: 700, fill: '#ffffff' }),
    ...lines.flatMap((line, at) => {
      const isOwn = at % 2 === 1;
      const width = 60 + line.length * 17;
      const x = isOwn ? 740 - width : 40;
      return [
        box(x, 190 + at * 130, width, 90, isOwn ? '#ccfbf1' : '#ffffff', 24),
        words(x + 28, 246 + at * 130, line, { size: 28 }),
      ];
    }),
  ],
});

const ticket = (tint, heading, pairs) => ({
  ...PHONE,
  parts: [
    box(0, 0, 780, 1380, tint),
    box(50, 110, 680, 1130, '#ffffff', 32),
    words(100, 210, heading, { size: 46, weight: 700 }),
    ...pairs.flatMap(([label, value], at) => [
      words(100, 310 + at * 130, label, { size: 24, fill: '#6b7280' }),
      words(100, 358 + at * 130, value, { size: 36, weight: 700 }),
    ]),
    ...Array.from({ length: 26 }, (_, at) =>
      box(100 + at * 22, 1090, 4 + ((at * 7) % 13), 100, '#111827'),
    ),
  ],
});

const chart = (tint, heading, values) => ({
  ...WINDOW,
  parts: [
    box(0, 0, 1440, 900, '#ffffff'),
    words(70, 110, heading, { size: 46, weight: 700 }),
    words(70, 165, 'Visitors per month, in thousands', { size: 28, fill: '#6b7280' }),
    ...values.flatMap((value, at) => [
      box(90 + at * 108, 800 - value * 5, 70, value * 5, tint, 8),
      words(98 + at * 108, 780 - value * 5, String(value), { size: 24 }),
    ]),
    box(70, 800, 1300, 3, '#9ca3af'),
  ],
});

const SHOTS = {
  'Train to Hamburg.png': ticket('#1d4ed8', 'Boarding pass', [
    ['Passenger', 'Maya Lindqvist'],
    ['From', 'Copenhagen'],
    ['To', 'Hamburg Hbf'],
    ['Departure', '14 December 2026'],
    ['Seat', 'Coach 7, 42A'],
  ]),
  'Invoice 20418.png': table('#4338ca', 'Invoice 20418 - Riverbank Studio', [
    ['Item', 'Quantity', 'Amount'],
    ['Brand workshop', '1', '$1,200.00'],
    ['Icon set', '24', '$960.00'],
    ['Hosting', '12 months', '$228.00'],
    ['Total', 'Due 5 December 2026', '$2,388.00'],
  ]),
  'Deploy log.png': terminal([
    '$ npm run deploy -- --production',
    'Building 214 modules ... done in 8.4 s',
    'Uploading to eu-central-1',
    'Migration 0042_add_index applied',
    'Health check passed',
    'Released version 3.18.0',
    '$ _',
  ]),
  'Chat with Jonas.png': chat('Jonas', [
    'Are we still on for Friday?',
    'Yes, dinner at 19:30',
    'Table is booked at Luna',
    'Great, see you there',
    'Bring the blue folder',
  ]),
  'Carrot soup.png': page('#ea580c', 'Carrot and ginger soup', [
    '600 g carrots, peeled and sliced',
    '1 onion, 2 cloves of garlic',
    '40 g fresh ginger',
    '750 ml vegetable stock',
    'Simmer for 25 minutes, then blend.',
    'Serves four. Keeps for three days.',
  ]),
  'Traffic report.png': chart(
    '#0e7490',
    'Traffic report 2026',
    [28, 34, 41, 39, 52, 61, 58, 66, 74, 82, 79, 91],
  ),
  'Team meeting.png': page('#7c3aed', 'Team meeting - 23 November 2026', [
    'Agenda',
    '1. Roadmap for the first quarter',
    '2. Hiring: two designers',
    '3. Budget review',
    'Room Oslo, 10:00 to 11:30',
    'Notes by Priya Raman',
  ]),
  'Budget 2027.png': table('#166534', 'Budget 2027', [
    ['Department', 'Planned', 'Change'],
    ['Design', '$84,000', '+12 %'],
    ['Engineering', '$210,000', '+8 %'],
    ['Marketing', '$56,000', '-3 %'],
    ['Support', '$39,000', '+1 %'],
  ]),
  'Concert ticket.png': ticket('#be185d', 'Concert', [
    ['Artist', 'Northern Lights'],
    ['Venue', 'Vega, Copenhagen'],
    ['Date', '28 November 2026'],
    ['Doors', '19:00'],
    ['Order', 'VG-77120'],
  ]),
  'Search function.png': terminal([
    'export function search(words, rows) {',
    '  const wanted = words.toLowerCase().split(" ");',
    '  return rows.filter((row) =>',
    '    wanted.every((word) => row.text.includes(word)),',
    '  );',
    '}',
  ]),
  'Apartment viewing.png': page('#b45309', 'Apartment viewing', [
    'Two rooms, 64 square metres, balcony',
    'Rent $1,480 a month, heating included',
    'Viewing on 2 December 2026 at 17:15',
    'Contact: Anna Berg, 040 555 0134',
  ]),
  'Chat with support.png': chat('Support', [
    'Your parcel is on its way',
    'When will it arrive?',
    'On 26 November 2026',
    'Thank you!',
  ]),
  'Password policy.png': page('#334155', 'Password policy', [
    'At least twelve characters',
    'No word of a dictionary alone',
    'Changed only after an incident',
    'Use a password manager',
  ]),
  'Museum entry.png': ticket('#047857', 'Museum of Design', [
    ['Guests', 'Two adults'],
    ['Valid on', '6 December 2026'],
    ['Entrance', 'North wing'],
    ['Code', 'MD-4410-88'],
  ]),
};

export const NAMES = Object.keys(SHOTS);

async function drawAnew(name) {
  const { width, height, parts } = SHOTS[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const drawn = new Map();

/** Draws all of them once. Must run before code of the product is loaded, which makes sharp refuse drawings. */
export async function drawAll() {
  if (drawn.size > 0) return;
  for (const name of NAMES) drawn.set(name, await drawAnew(name));
}

/** The PNG of one of them. */
export const draw = (name) => drawn.get(name);

/** A small drawing in another colour, to make many different ones quickly. */
export function variant(n) {
  const name = NAMES[n % NAMES.length];
  const { width, height } = SHOTS[name];
  return sharp(draw(name))
    .resize(Math.round(width / 2), Math.round(height / 2))
    .modulate({ hue: (n * 47) % 360 })
    .png()
    .toBuffer();
}
