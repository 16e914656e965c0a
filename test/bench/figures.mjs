// The figures by their names. Speed is a ratio taken in one run, never a time.
import autocannon from 'autocannon';
import { join } from 'node:path';
import sharp from 'sharp';
import { cpuSeconds, p50, print, ROUNDS, signIn, startFloor, verdict } from './lib.mjs';

const REQUESTS = 400;

/** CPU seconds per request under ten connections; an error answer ends the bench. */
async function cpuPerRequest({ url, pid, dataDir, headers }) {
  const load = (amount) => autocannon({ url, headers, amount, connections: 10 });
  await load(50);
  const before = cpuSeconds(pid, dataDir);
  const result = await load(REQUESTS);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return (cpuSeconds(pid, dataDir) - before) / REQUESTS;
}

async function interleaved(ours, floor) {
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cost = await cpuPerRequest(ours);
    ratios.push(cost / (await cpuPerRequest(floor)));
  }
  return ratios;
}

const asks = (vault, product) => (path) => () =>
  fetch(`${product.url}/api${path}`, { headers: { cookie: vault.cookie } });

async function ratios(one, other) {
  const found = [];
  await p50(one, 10);
  await p50(other, 10);
  for (let round = 0; round < ROUNDS; round += 1)
    found.push((await p50(one, 80)) / (await p50(other, 80)));
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
  'first page': () => FIRST_PAGE,
  'cursor page': (cursor) => `${FIRST_PAGE}&cursor=${cursor}`,
  'calendar month': () => '/calendar?year=2026&month=5&tz=Europe/Berlin',
  tags: () => '/tags',
  dashboard: () => '/dashboard?tz=Europe/Berlin',
};

/** From the commonest word to one that is on a single screenshot, a part of a word, and a mistake. */
const WORDS = {
  common: () => 'baba ',
  medium: () => 'rebabe ',
  rare: ({ start }) => `nr${String(start + 42).padStart(7, '0')} `,
  part: () => 'onabi',
  absent: () => 'zzzzzzzzzz',
};

/** Every page of one vault against the same page of another. */
async function compare(id, bar, one, other) {
  const cursors = [await cursorOf(...one), await cursorOf(...other)];
  const words = [];
  for (const [name, pathOf] of Object.entries(PAGES)) {
    const found = await ratios(
      asks(...one)(pathOf(cursors[0])),
      asks(...other)(pathOf(cursors[1])),
    );
    const result = verdict(found, bar);
    print(id, name, result, bar);
    words.push(result.word);
  }
  return words;
}

async function compareSearch(id, bar, one, other) {
  const words = [];
  for (const [name, wordOf] of Object.entries(WORDS)) {
    const pathOf = ([vault]) => `${FIRST_PAGE}&q=${encodeURIComponent(wordOf(vault))}`;
    const result = verdict(
      await ratios(asks(...one)(pathOf(one)), asks(...other)(pathOf(other))),
      bar,
    );
    print(id, `search, ${name} word`, result, bar);
    words.push(result.word);
  }
  return words;
}

async function png(seed) {
  const size = { width: 1440, height: 900, channels: 3 };
  const pixels = Buffer.alloc(size.width * size.height * 3, 245);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 9) {
    state = (state * 1103515245 + 12345) % 2147483648;
    pixels[at] = state % 40 > 36 ? state % 256 : 245;
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
    await answer.arrayBuffer();
  }
  return (cpuSeconds(pid, dataDir) - before) / images.length;
}

export const figures = {
  P1: {
    async run({ product, databaseUrl, small }) {
      const floor = await startFloor('list', {
        DATABASE_URL: databaseUrl,
        WORKSPACE: small.workspaceId,
      });
      const { dataDir } = product;
      const ours = {
        url: `${product.url}/api${FIRST_PAGE}`,
        pid: product.pid,
        dataDir,
        headers: { cookie: small.cookie },
      };
      const found = await interleaved(ours, { url: `${floor.url}/list`, pid: floor.pid, dataDir });
      await floor.stop();
      const result = verdict(found, 4);
      print('P1', 'list of 60 in 10k, CPU, ours / floor', result, 4);
      return [result.word];
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
    async run({ product, databaseUrl }) {
      const { dataDir } = product;
      const folder = join(dataDir, 'floor-files');
      const floor = await startFloor('upload', { DATABASE_URL: databaseUrl, FOLDER: folder });
      const ours = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // The allowance of Free is 25 a month, so every round is another person.
        const cookie = await signIn(product.url, `uploads-${Date.now()}@example.com`);
        const seed = Date.now() % 1e9;
        const images = await Promise.all(Array.from({ length: 20 }, (_, n) => png(seed + n)));
        const uploads = {
          url: `${product.url}/api/screenshots/upload`,
          pid: product.pid,
          dataDir,
          headers: { cookie },
        };
        const cost = await cpuOfUploads(uploads, images);
        const least = await cpuOfUploads(
          { url: `${floor.url}/upload`, pid: floor.pid, dataDir },
          images,
        );
        ours.push(cost / least);
      }
      await floor.stop();
      const result = verdict(ours, 1.6);
      print('P4', 'upload of a PNG, CPU, ours with reading in the background / floor', result, 1.6);
      return [result.word];
    },
  },
  P6: {
    async run({ product }) {
      const { dataDir } = product;
      const cookie = await signIn(product.url, `images-${Date.now()}@example.com`);
      const answer = await fetch(`${product.url}/api/screenshots/upload`, {
        method: 'POST',
        headers: { cookie },
        body: form(await png(7 + (Date.now() % 1e6))),
      });
      const { screenshot_id: id } = await answer.json();
      const floor = await startFloor('files', {
        FOLDER: join(dataDir, 'files', 'w640', id.slice(-2), id.slice(-4, -2)),
      });
      const ours = {
        url: `${product.url}/api/screenshots/${id}/image?w=640`,
        pid: product.pid,
        dataDir,
        headers: { cookie },
      };
      const found = await interleaved(ours, {
        url: `${floor.url}/${id}.webp`,
        pid: floor.pid,
        dataDir,
      });
      await floor.stop();
      const result = verdict(found, 2);
      print('P6', 'thumbnail, CPU, ours / @fastify/static', result, 2);
      return [result.word];
    },
  },
};
