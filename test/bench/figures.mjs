// The figures by their names. Speed is a ratio taken in one run, never a time.
import autocannon from 'autocannon';
import { join } from 'node:path';
import sharp from 'sharp';
import { randomFrom } from '../../scripts/lib/seed-shots.mjs';
import * as bodies from './bodies.mjs';
import { childOf, cpuSeconds } from './cpu.mjs';
import { p50, print, rightBody, ROUNDS, signIn, verdict, withFloor } from './lib.mjs';

/** Of a round, and before the first one: fewer scatter more than the bars allow, for the compiler is still at work. */
const REQUESTS = 1500;
/** Share of marks on the page. */
const NOISE = 0.3;

/** CPU seconds per request under ten connections; an error or a wrong answer ends the bench. */
async function cpuPerRequest({ url, pid, dataDir, headers }, isRight) {
  const load = (amount) => autocannon({ url, headers, amount, connections: 10 });
  const look = async () => rightBody(await fetch(url, { headers }), isRight);
  await look();
  const before = cpuSeconds(pid, dataDir);
  const result = await load(REQUESTS);
  const cost = (cpuSeconds(pid, dataDir) - before) / REQUESTS;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  await look();
  return cost;
}

async function interleaved(ours, floor, isRight) {
  const ratios = [];
  for (const program of [ours, floor]) await cpuPerRequest(program, isRight);
  for (let round = 0; round < ROUNDS; round += 1) {
    const cost = await cpuPerRequest(ours, isRight);
    ratios.push(cost / (await cpuPerRequest(floor, isRight)));
  }
  return ratios;
}

const asks = (vault, product) => (path) => () =>
  fetch(`${product.url}/api${path}`, { headers: { cookie: vault.cookie } });

async function ratios(one, other, isRight) {
  const found = [];
  await p50(one, { count: 10, isRight });
  await p50(other, { count: 10, isRight });
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = await p50(one, { count: 80, isRight });
    found.push(time / (await p50(other, { count: 80, isRight })));
  }
  return found;
}

async function cursorOf(vault, product) {
  const answer = await fetch(`${product.url}/api/screenshots?limit=60&fields=card`, {
    headers: { cookie: vault.cookie },
  });
  return answer.headers.get('x-next-cursor');
}

const FIRST_PAGE = '/screenshots?limit=60&fields=card';
const PAGES = {
  'first page': { path: () => FIRST_PAGE, isRight: bodies.isPageOf60 },
  'cursor page': {
    path: (cursor) => `${FIRST_PAGE}&cursor=${cursor}`,
    isRight: bodies.isPageOf60,
  },
  'calendar month': {
    path: () => '/calendar?year=2026&month=5&tz=Europe/Berlin',
    isRight: bodies.isMonth,
  },
  tags: { path: () => '/tags', isRight: bodies.isTagList },
  dashboard: { path: () => '/dashboard?tz=Europe/Berlin', isRight: bodies.isDashboard },
};

/** From the commonest word to one that is on a single screenshot, a part of a word, and a mistake. */
const WORDS = {
  common: { word: () => 'baba ', isRight: bodies.isPageOf60 },
  medium: { word: () => 'rebabe ', isRight: bodies.hasRows },
  rare: {
    word: ({ start }) => `nr${String(start + 42).padStart(7, '0')} `,
    isRight: bodies.isOneRow,
  },
  part: { word: () => 'onabi', isRight: bodies.hasRows },
  absent: { word: () => 'zzzzzzzzzz', isRight: bodies.isEmptyList },
};

/** Every page of one vault against the same page of another. */
async function compare(id, bar, one, other) {
  const cursors = [await cursorOf(...one), await cursorOf(...other)];
  const words = [];
  for (const [name, { path, isRight }] of Object.entries(PAGES)) {
    const found = await ratios(
      asks(...one)(path(cursors[0])),
      asks(...other)(path(cursors[1])),
      isRight,
    );
    const result = verdict(found, bar);
    print(id, name, result, bar);
    words.push(result.word);
  }
  return words;
}

async function compareSearch(id, bar, one, other) {
  const words = [];
  for (const [name, { word, isRight }] of Object.entries(WORDS)) {
    const pathOf = ([vault]) => `${FIRST_PAGE}&q=${encodeURIComponent(word(vault))}`;
    const found = await ratios(asks(...one)(pathOf(one)), asks(...other)(pathOf(other)), isRight);
    const result = verdict(found, bar);
    print(id, `search, ${name} word`, result, bar);
    words.push(result.word);
  }
  return words;
}

/** A screenshot of its own for each seed, of about 300 KB. */
export async function png(seed) {
  const random = randomFrom(seed);
  const size = { width: 1440, height: 900, channels: 3 };
  const pixels = Buffer.alloc(size.width * size.height * 3, 245);
  for (let at = 0; at < pixels.length; at += 9) {
    if (random() < NOISE) pixels[at] = Math.floor(random() * 256);
  }
  return sharp(pixels, { raw: size }).png().toBuffer();
}

const form = (image) => {
  const data = new FormData();
  data.append('team_id', '');
  data.append('file', new Blob([image], { type: 'image/png' }), 'shot.png');
  return data;
};

async function cpuOfUploads({ url, pid, dataDir, headers }, images) {
  const before = cpuSeconds(pid, dataDir);
  for (const image of images) {
    const answer = await fetch(url, { method: 'POST', headers, body: form(image) });
    if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}`);
    await rightBody(answer, bodies.isStored);
  }
  return (cpuSeconds(pid, dataDir) - before) / images.length;
}

/** A figure against a floor program: its ratios, printed with a verdict. */
function judge(id, what, found, bar) {
  const result = verdict(found, bar);
  print(id, what, result, bar);
  return [result.word];
}

/** Reading is no part of an answer: the worker is left out, what it asks of the database is not. */
const apiOf = (supervisor) => childOf(supervisor, 'server/api.js');

async function uploadRound(product, floor) {
  const { dataDir } = product;
  // The allowance of Free is 25 a month, so every round is another person.
  const cookie = await signIn(product.url, `uploads-${Date.now()}@example.com`);
  const seed = Date.now() % 1e9;
  const images = await Promise.all(Array.from({ length: 20 }, (_, n) => png(seed + n)));
  const url = `${product.url}/api/screenshots/upload`;
  const pid = apiOf(product.pid);
  const cost = await cpuOfUploads({ url, pid, dataDir, headers: { cookie } }, images);
  const least = { url: `${floor.url}/upload`, pid: floor.pid, dataDir };
  return cost / (await cpuOfUploads(least, images));
}

/** Stores an image and waits until it is read: reading it is not part of showing it. */
async function storeOne(product, cookie) {
  const answer = await fetch(`${product.url}/api/screenshots/upload`, {
    method: 'POST',
    headers: { cookie },
    body: form(await png(7 + (Date.now() % 1e6))),
  });
  const body = await rightBody(answer, bodies.isStored);
  const { screenshot_id: id } = JSON.parse(body);
  const process = () =>
    fetch(`${product.url}/api/screenshots/${id}/process`, { method: 'POST', headers: { cookie } });
  // 202 says that it goes on.
  while ((await process()).status === 202);
  return id;
}

export const figures = {
  P1: {
    run({ product: { url, pid: supervisor, dataDir }, databaseUrl, small }) {
      const pid = apiOf(supervisor);
      const env = { DATABASE_URL: databaseUrl, WORKSPACE: small.workspaceId };
      const headers = { cookie: small.cookie };
      return withFloor('list', env, async (floor) => {
        const ours = { url: `${url}/api${FIRST_PAGE}`, pid, dataDir, headers };
        const least = { url: `${floor.url}/list`, pid: floor.pid, dataDir };
        const found = await interleaved(ours, least, bodies.isPageOf60);
        return judge('P1', 'list of 60 in 10k, CPU, ours / floor', found, 4);
      });
    },
  },
  P2: {
    needsCrowd: true,
    run: ({ crowd, large, small, product }) => compare('P2', 2, [large, crowd], [small, product]),
  },
  P2n: {
    needsCrowd: true,
    async run({ crowd, amongMany, small, product }) {
      const pages = await compare('P2n', 1.5, [amongMany, crowd], [small, product]);
      return [...pages, ...(await compareSearch('P2n', 1.5, [amongMany, crowd], [small, product]))];
    },
  },
  P3: {
    needsCrowd: true,
    run: ({ crowd, large, middle }) => compareSearch('P3', 15, [large, crowd], [middle, crowd]),
  },
  P4: {
    run({ product, databaseUrl }) {
      const env = { DATABASE_URL: databaseUrl, FOLDER: join(product.dataDir, 'floor-files') };
      return withFloor('upload', env, async (floor) => {
        const found = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          found.push(await uploadRound(product, floor));
        }
        const what = 'upload of a PNG accepted, CPU of API and database, ours / floor';
        return judge('P4', what, found, 1.6);
      });
    },
  },
  P6: {
    async run({ product }) {
      const { url, dataDir } = product;
      const pid = apiOf(product.pid);
      const cookie = await signIn(url, `images-${Date.now()}@example.com`);
      const id = await storeOne(product, cookie);
      const folder = join(dataDir, 'files', 'w640', id.slice(-2), id.slice(-4, -2));
      return withFloor('files', { FOLDER: folder }, async (floor) => {
        const image = `${url}/api/screenshots/${id}/image?w=640`;
        const ours = { url: image, pid, dataDir, headers: { cookie } };
        const least = { url: `${floor.url}/${id}.webp`, pid: floor.pid, dataDir };
        const found = await interleaved(ours, least, bodies.isWebp);
        return judge('P6', 'thumbnail, CPU, ours / @fastify/static', found, 2);
      });
    },
  },
};
