// Values that the radar finds, planted on pictures, and every place where a copy of them could have been left.
//
// The text of an image, its title, the index over both and the entities of an image hold what the image shows: that is the
// reading, and no doing of the radar. In no other table may a value stand, in no form of it, nor in a log, an event, an
// answer about findings, or the parts of an archive that tell of them. Secrets and whole card numbers are no entities
// either, so they may not stand among those, in their table of comma-separated values or in the archive's list.
import sharp from 'sharp';
import { card, chance, iban, secret } from '../../scripts/radar/values.mjs';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { query, until } from './inspect.mjs';
import { upload } from './product.mjs';

const { unzip } = requireTypeScript('test/support/unzip.ts');
const READ_MS = 300_000;
/** Characters at the end of a value, which are random; fewer could stand elsewhere by chance. */
const PIECE = 12;
/** They are read without doubt. */
const CALM_LETTERS = 'abcdefghkmnpqrtuvwxyz';
const CLASSES = ['secret', 'payment', 'identity', 'contact'];
const TABLES_OF_READINGS = ['screenshot_texts', 'screenshot_search', 'search_words', 'screenshots'];
const ENTITIES = 'entities';
/** A title is a part of the reading; of the values only keys, passwords and card numbers may not stand in it. */
const TITLES = /"ai_generated_title":\s*"(?:[^"\\]|\\.)*"/g;

/** The lines of two pages; the last part of a line is a value. A seed always draws the same pages. */
function linesOfPages(seed) {
  const r = chance(seed);
  const families = new Map();
  while (families.size < 5) {
    const drawn = secret(r);
    families.set(drawn.family, [`${drawn.name}=`, drawn.value]);
  }
  const others = [
    ['Card number ', card(r).value],
    ['IBAN ', iban(r).value],
    ['SSN ', `5${r.chars('1234', 2)}-${r.chars('234', 2)}-${r.chars('1234567', 4)}`],
    ['Mail ', `${r.chars(CALM_LETTERS, 8)}@${r.chars(CALM_LETTERS, 14)}.com`],
  ];
  return [[...families.values()], others];
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function picture(lines) {
  const text = lines.map((line) => escaped(line.join(''))).join('\n\n');
  const input = { text: `<span foreground="#111">${text}</span>`, rgba: true, dpi: 130 };
  return sharp({ text: { ...input, font: 'DejaVu Sans Mono 13' } })
    .extend({ top: 50, bottom: 50, left: 40, right: 40, background: 'white' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

/** Uploads the pages, waits for the radar, dismisses and confirms; `heard` is what the event stream said meanwhile. */
export async function plantFindings(ask, seed) {
  const events = await listen(ask);
  const shots = [];
  for (const [at, lines] of linesOfPages(seed).entries()) {
    const stored = await upload(ask, await picture(lines), `page ${at}.png`);
    const { screenshot_id: id } = await stored.json();
    shots.push({ id, lines });
  }
  const found = [];
  for (const { id } of shots) {
    const findings = await findingsOf(ask, id);
    await judge(ask, findings);
    // A dismissed value is known again by its hash.
    await ask(`/api/screenshots/${id}/process`, post({ rerun: true }));
    await findingsOf(ask, id);
    const words = await (await ask(`/api/screenshots/${id}/words`)).json();
    found.push(...findings.map((it) => ({ class: it.class, read: readAt(words, it.boxes) })));
  }
  const planted = shots.flatMap(({ lines }) => lines.map(([, value]) => value));
  return { planted, found, heard: await events.end() };
}

const post = (body, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** After text and radar are through with an image. */
async function findingsOf(ask, id) {
  const look = async () => (await ask(`/api/screenshots/${id}`)).json();
  const isDone = async () => {
    const { processing_status: state, findings } = await look();
    return state === 'done' && findings?.length > 0;
  };
  const isFound = await until(isDone, READ_MS);
  const { processing_status: state, processing_error: fault, findings } = await look();
  if (!isFound) throw new Error(`the radar found nothing on ${id}: it is ${state}, ${fault}`);
  return findings;
}

async function judge(ask, [first, second]) {
  const say = (finding, state) => ask(`/api/findings/${finding.id}`, post({ state }, 'PATCH'));
  await say(first, 'dismissed');
  if (second) await say(second, 'confirmed');
}

/** The words in these boxes, as they were read. */
function readAt({ lines }, boxes) {
  const isIn = (word) =>
    boxes.some(
      (box) =>
        word.x < box.x + box.w &&
        box.x < word.x + word.w &&
        word.y < box.y + box.h &&
        box.y < word.y + word.h,
    );
  return lines.flatMap(({ words }) => words.filter(isIn).map(({ text }) => text)).join(' ');
}

async function listen(ask) {
  const gone = new AbortController();
  const answer = await ask('/api/events?team_id=', { signal: gone.signal });
  let heard = '';
  const read = async () => {
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) heard += chunk;
  };
  const ended = read().catch(() => undefined);
  return {
    async end() {
      gone.abort();
      await ended;
      return heard;
    },
  };
}

/** Pieces that no place but the reading may hold: of the value and of its skeleton, also as bytes. */
function piecesOf(value) {
  /** @type {typeof import('../../server/analysis/findings/confusable.js')} */
  const { skeletonOf } = requireTypeScript('server/analysis/findings/confusable.ts');
  // A connection holds its password between a name and a host.
  const secretPart = /:\/\/[^:]*:([^@]+)@/.exec(value)?.[1] ?? value;
  const compact = secretPart.replace(/\s+/g, '');
  const plain = [secretPart, compact, compact.toLowerCase(), skeletonOf(compact)];
  const ends = plain.map((form) => form.slice(-PIECE)).filter((form) => form.length >= 8);
  return [...ends, ...ends.map((form) => Buffer.from(form).toString('hex'))];
}

/** The first piece of one of these values that one of these texts holds. */
const pieceIn = (texts, values) =>
  values.flatMap(piecesOf).find((piece) => texts.some((text) => text.includes(piece)));

/** Where a value of these was left, but for the reading. The logs are those of all programs. */
export async function leaksOfFindings(product, ask, { planted, found, heard }) {
  const read = found.map((it) => it.read);
  const values = [...planted, ...read];
  const places = {
    ...(await tables(product)),
    'the event stream': [heard],
    'the list of findings': [await textOf(ask('/api/findings?limit=200'))],
    ...(await archive(ask)),
  };
  const table = textOf(ask('/api/entities', { headers: { accept: 'text/csv' } }));
  const titles = places['the list of findings'][0].match(TITLES) ?? [];
  const ofReading = { 'a title': titles, 'the table of entities': [await table] };
  const problems = [];
  if (titles.length === 0) problems.push('no screenshot of the list has a title');
  for (const [place, all] of Object.entries({ ...places, ...ofReading })) {
    const isOfReading = TABLES_OF_READINGS.some((name) => place === `table ${name}`);
    if (isOfReading || place === 'screenshots.json') continue;
    const isOfSecrets = place in ofReading || place.includes(ENTITIES);
    const texts = isOfSecrets ? all : all.map((it) => it.replace(TITLES, ''));
    const piece = pieceIn(texts, isOfSecrets ? secretsOf(planted, found) : values);
    if (piece !== undefined)
      problems.push(`${place} holds the piece "${piece}" of a planted value`);
  }
  if (heard === '') problems.push('the event stream said nothing');
  const missing = read.filter((value) => !pieceIn(places['table screenshot_texts'], [value]));
  if (missing.length > 0) problems.push(`the search is blind for ${missing.length} values`);
  for (const about of CLASSES)
    if (!found.some((it) => it.class === about)) problems.push(`nothing of ${about} was found`);
  return problems;
}

/** Values that may be no entity either: keys, tokens, passwords and whole card numbers. */
const secretsOf = (planted, found) => [
  ...planted.slice(0, 6),
  ...found.filter((it) => it.class === 'secret').map(({ read }) => read),
];

const textOf = async (answer) => (await answer).text();

/** Every row of every table as text. */
async function tables(product) {
  const named = `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const all = {};
  for (const { name } of await query(product, named)) {
    const rows = await query(product, `select t::text as row from "${name}" t`);
    all[`table ${name}`] = rows.map(({ row }) => row);
  }
  return all;
}

/** The files of an archive of everything, but for the images. */
async function archive(ask) {
  const answer = await ask('/api/export');
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !name.startsWith('images/'))
      .map(([name, bytes]) => [name, [bytes.toString()]]),
  );
}

/** The first line of a log that holds a value, or a piece of one. */
export const lineWithFinding = (lines, { planted, found }) =>
  lines.find((line) => pieceIn([line], [...planted, ...found.map(({ read }) => read)]));
