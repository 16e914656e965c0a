// Secrets on screens that are shared: everything that a link serves is searched for what its rectangles hide.
//   npm run drill -- shares [--short] [--seed=number]
// 1,000 planted values (--short: 12, always the same) of six forms. A value that nobody proposes to hide is hidden by hand, so that each lies
// inside a rectangle; then page, data, texts, archive, headers, previews and pictures at every width are searched, and the
// pictures are read again.
import { inflateRawSync } from 'node:zlib';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { requireTypeScript } from '../../scripts/lib/typescript.mjs';
import { signIn, sleep, startProduct, upload } from './product.mjs';
import { givePlan } from '../shots/vault.mjs';

const PLANTED = { short: 12, full: 1_000 };
const A_PAGE = 6;
const SHORT_SEED = 2_026;
/** Of 1,000. */
const MOST_NOT_PROPOSED = 50;
const READ_MS = 600_000;
const EMAIL = 'planter@example.com';
const WIDTHS = ['', '?w=320', '?w=640'];

let state = SHORT_SEED;

/** From 0 up to the bound; a seed gives the same values again. */
function below(bound) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

const letters = (alphabet, n) =>
  Array.from({ length: n }, () => alphabet[below(alphabet.length)]).join('');
const ALNUM = 'ABCDEFGHJKLMNPQRTUVWXYZabcdefghijkmnpqrtuvwxyz2346789';
const UPPER = 'ABCDEFGHJKLMNPQRTUVWXYZ234567';

function card() {
  const digits = `4${letters('0123456789', 14)}`;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const all = `${digits}${(10 - (sum % 10)) % 10}`;
  return all.replace(/(.{4})(?=.)/g, '$1 ');
}

function iban() {
  const bban = letters('0123456789', 18);
  const rest = [...`${bban}131400`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The label of a line, and its value. */
const FORMS = [
  () => ['GITHUB_TOKEN=', `ghp_${letters(ALNUM, 36)}`],
  () => ['AWS_ACCESS_KEY_ID=', `AKIA${letters(UPPER, 16)}`],
  () => ['STRIPE_SECRET_KEY=', `sk_live_${letters(ALNUM, 24)}`],
  () => ['Password: ', `${letters(ALNUM, 6)}7!${letters(ALNUM, 4)}x`],
  () => ['Card number ', card()],
  () => ['IBAN ', iban()],
];

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A line of text with the width of its beginning, from which the box of the value follows. */
async function drawn(text) {
  const input = { text: `<span foreground="#1a1a1a">${escaped(text)}</span>`, rgba: true };
  const { data, info } = await sharp({ text: { ...input, font: 'DejaVu Sans Mono 13', dpi: 130 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A page with these lines, and the place of each value on it. */
async function pageOf(lines) {
  const [LEFT, TOP, STEP] = [40, 50, 56];
  const parts = [];
  for (const [at, [label, value]] of lines.entries()) {
    const line = await drawn(`${label}${value}`);
    const before = await drawn(label.trimEnd());
    const top = TOP + at * STEP;
    const x = LEFT + before.width;
    parts.push({
      ...line,
      top,
      value,
      label,
      box: { x, y: top - 6, w: line.width - before.width + 12, h: line.height + 12 },
    });
  }
  const image = await sharp({
    create: {
      width: 1_280,
      height: TOP * 2 + lines.length * STEP,
      channels: 3,
      background: 'white',
    },
  })
    .composite(parts.map(({ data, top }) => ({ input: data, top, left: LEFT })))
    .withExif({ IFD0: { ImageDescription: lines.map(([, value]) => value).join(' ') } })
    .jpeg({ quality: 96 })
    .toBuffer();
  return { image, secrets: parts.map(({ value, label, box }) => ({ value, label, box })) };
}

/** Points in the middle of the line, of which the spaces between two parts may stay free. */
const POINTS = 40;
const LEAST_COVERED = 0.75;

/** Tells whether these rectangles propose to hide the value at this place. */
function isProposed(rectangles, { x, y, w, h }) {
  const covered = Array.from({ length: POINTS }, (_, at) => x + (w * (at + 0.5)) / POINTS).filter(
    (px) =>
      rectangles.some(
        (it) => px >= it.x && px <= it.x + it.w && y + h / 2 >= it.y && y + h / 2 <= it.y + it.h,
      ),
  );
  return covered.length >= POINTS * LEAST_COVERED;
}

async function until(what, look) {
  const end = Date.now() + READ_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await sleep(500);
  }
  throw new Error(`${what} took too long`);
}

const json = async (answer) => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} ${text}`);
  return JSON.parse(text);
};
const JSON_BODY = { 'content-type': 'application/json' };

/** Hides what is proposed, and by hand what is not; returns the values that nobody proposed. */
async function hideAll(ask, id, secrets) {
  const { proposed } = await json(await ask(`/api/screenshots/${id}/redaction`));
  const missed = secrets.filter(({ box }) => !isProposed(proposed, box));
  // The whole place of each value: what a proposal covers in part must not decide the search below.
  const rectangles = [...proposed, ...secrets.map(({ box }) => box)].map(({ x, y, w, h }) => ({
    x,
    y,
    w,
    h,
  }));
  await json(
    await ask(`/api/screenshots/${id}/redaction`, {
      method: 'PUT',
      headers: JSON_BODY,
      body: JSON.stringify({ rectangles }),
    }),
  );
  return missed;
}

async function share(ask, ids) {
  const body = { screenshot_ids: ids, allow_download: true };
  const answer = await ask('/api/shares', {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  return (await json(answer)).url;
}

/** The files of a ZIP, as its directory lists them. */
function unzipped(zip) {
  const files = [];
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const [method, size, start] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ];
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(from, from + size);
    files.push(method === 0 ? bytes : inflateRawSync(bytes));
  }
  return files;
}

const skeleton = (text) =>
  text
    .toLowerCase()
    .replace(/[o]/g, '0')
    .replace(/[il|]/g, '1')
    .replace(/s/g, '5')
    .replace(/[^a-z0-9]/g, '');

/** A third of a value in a row is a leak, however it was read. */
function leaks(text, { value }) {
  const [haystack, needle] = [skeleton(text), skeleton(value)];
  const length = Math.max(8, Math.floor(needle.length / 3));
  for (let at = 0; at + length <= needle.length; at += 1)
    if (haystack.includes(needle.slice(at, at + length))) return true;
  return false;
}

async function served(url, path) {
  const answer = await fetch(`${url}${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { path, status: answer.status, bytes, headers: JSON.stringify([...answer.headers]) };
}

/** Everything that a visitor of this link can get, with what the text engine reads in its pictures. */
async function everythingOf(url, token, engine) {
  const data = await served(url, `/api/s/${token}`);
  const { items } = JSON.parse(data.bytes.toString('utf8'));
  const pictures = [];
  for (const { id } of items)
    for (const width of WIDTHS)
      pictures.push(await served(url, `/api/s/${token}/items/${id}/image${width}`));
  const zip = await served(url, `/api/s/${token}/download`);
  const others = [
    data,
    await served(url, `/s/${token}`),
    await served(url, `/api/s/${token}/watch`),
  ];
  const texts = [...others, ...pictures, zip].map(({ path, bytes, headers }) => ({
    path,
    text: `${headers} ${bytes.toString('latin1')} ${bytes.toString('utf16le')}`,
  }));
  for (const picture of [
    ...pictures,
    ...unzipped(zip.bytes).map((bytes) => ({ path: 'zip', bytes })),
  ]) {
    const { text } = await engine.read(picture.bytes);
    texts.push({ path: `${picture.path} read`, text });
  }
  return texts;
}

/** How many of each form. */
function numbersOf(values) {
  const numbers = new Map();
  for (const { label } of values) numbers.set(label, (numbers.get(label) ?? 0) + 1);
  return [...numbers].map(([label, n]) => `${n} × ${label.trim()}`).join(', ');
}

export async function drill(options) {
  const isShort = options.includes('--short');
  const count = isShort ? PLANTED.short : PLANTED.full;
  const given = options.find((it) => it.startsWith('--seed='))?.slice('--seed='.length);
  state = Number(given ?? (isShort ? SHORT_SEED : randomInt(2 ** 31)));
  console.log(`seed ${state}`);
  const product = await startProduct({ env: { RATE_LIMIT_IMAGES: '1000000' } });
  const { OcrEngine } = requireTypeScript('server/infra/ocr/ocr-engine.ts');
  const engine = new OcrEngine({ workers: 1, dataDir: product.dataDir });
  try {
    const ask = await signIn(product, EMAIL);
    givePlan(product, { email: EMAIL }, 'Platinum');
    const pages = [];
    for (let n = 0; n < count; n += A_PAGE) {
      const lines = FORMS.slice(0, Math.min(A_PAGE, count - n)).map((form) => form());
      const { image, secrets } = await pageOf(lines);
      const name = `${secrets[0].value}-${n}.jpg`;
      const { screenshot_id: id } = await json(await upload(ask, image, name));
      pages.push({ id, secrets });
    }
    await until(
      'the reading',
      async () => (await json(await ask('/api/screenshots/unprocessed'))).length === 0,
    );
    const missed = [];
    for (const { id, secrets } of pages) missed.push(...(await hideAll(ask, id, secrets)));
    const url = await share(ask, pages.map(({ id }) => id).slice(0, 500));
    const token = url.split('/s/')[1];
    await until('the copies', async () => {
      const { items } = await json(await fetch(`${product.url}/api/s/${token}`));
      return items.length === pages.length && items.every((it) => it.is_ready);
    });
    const secrets = pages.flatMap((page) => page.secrets);
    const texts = await everythingOf(product.url, token, engine);
    const found = secrets.filter((secret) => texts.some(({ text }) => leaks(text, secret)));
    const most = Math.max(1, Math.floor((count * MOST_NOT_PROPOSED) / 1_000));
    if (missed.length > 0) console.log(`not proposed: ${numbersOf(missed)}`);
    console.log(
      `planted ${secrets.length}, not proposed ${missed.length} (at most ${most}), ` +
        `recoverable ${found.length} of ${texts.length} answers`,
    );
    return [
      ...found.map(({ value }) => `a link serves ${value.slice(0, 4)}…`),
      ...(missed.length > most ? [`${missed.length} values were not proposed`] : []),
    ];
  } finally {
    await engine.close();
    await product.stop();
  }
}
