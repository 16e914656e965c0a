import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteDetails } from '../../common/site-details';
import { serveWebClient } from './serve-web-client';

const INDEX = '<title>__SITE_NAME__</title><meta name="robots" content="noindex">';
const SHELL = INDEX.replace('__SITE_NAME__', 'Shotvault');
const MANIFEST = { id: '/gallery', name: 'Shotvault', short_name: 'Shotvault' };
const PRELOAD = '<link rel="modulepreload" href="/assets/gallery.js">';
const PRELOADING = SHELL + PRELOAD;
const documentOf = (name: string) =>
  `<title>${name}</title><link rel="canonical" href="__PUBLIC_URL__/${name}"><h1>${name}</h1>`;

/** As operators have entered it. */
let site: SiteDetails = { name: 'Shotvault', contactEmail: null };
let root: string;
let app: FastifyInstance;

interface Served {
  hasPages?: boolean;
  sellsPlans?: boolean;
  absent?: string[];
}

async function serve(
  publicUrl: string,
  { hasPages = true, sellsPlans = true, absent = [] }: Served = {},
): Promise<FastifyInstance> {
  const server = fastify();
  await server.register(fastifyCookie);
  await serveWebClient(server, {
    folder: join(root, 'web'),
    pagesFolder: hasPages ? join(root, 'pages') : join(root, 'nothing'),
    publicUrl,
    sellsPlans,
    absent,
    site: () => site,
    isVisitor: ({ cookies }) => cookies.session === undefined,
  });
  return server;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'vault.example', ...headers } });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'shotvault-pages-'));
  for (const folder of ['web/assets', 'pages']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'web/index.html'), INDEX);
  writeFileSync(join(root, 'web/manifest.webmanifest'), JSON.stringify(MANIFEST));
  writeFileSync(join(root, 'web/manifest.json'), '{}');
  writeFileSync(join(root, 'web/sw.js'), 'worker');
  writeFileSync(join(root, 'web/assets/app-1.js'), 'plain');
  writeFileSync(join(root, 'web/assets/app-1.js.br'), 'as br');
  writeFileSync(join(root, 'web/assets/app-1.js.gz'), 'as gzip');
  writeFileSync(join(root, 'pages/home.html'), documentOf('home'));
  writeFileSync(join(root, 'pages/about.html'), documentOf('about'));
  writeFileSync(join(root, 'pages/contact.html'), '<p>an example</p>');
  writeFileSync(join(root, 'pages/contact.own.html'), '<p>__SITE_CONTACT__</p>');
  writeFileSync(join(root, 'pages/contact.free.html'), '<p>__SITE_PLANS__ are sold</p>');
  writeFileSync(join(root, 'pages/contact.free.own.html'), '<p>none, __SITE_CONTACT__</p>');
  writeFileSync(join(root, 'pages/callback.html'), documentOf('callback'));
  for (const page of ['gallery', 'team'])
    writeFileSync(join(root, `pages/${page}.html`), INDEX + PRELOAD);
  const list = [
    { path: '/', audience: 'visitors', isListed: true, file: 'home.html' },
    { path: '/about', audience: 'all', isListed: true, file: 'about.html' },
    {
      path: '/contact',
      audience: 'all',
      isListed: false,
      file: 'contact.html',
      fileWithContact: 'contact.own.html',
      withoutPlans: { file: 'contact.free.html', fileWithContact: 'contact.free.own.html' },
    },
    { path: '/auth/callback', audience: 'all', isListed: false, file: 'callback.html' },
    { path: '/gallery', audience: 'people', isListed: false, file: 'gallery.html' },
    { path: '/teams/:id', audience: 'people', isListed: false, file: 'team.html' },
  ];
  writeFileSync(join(root, 'pages/pages.json'), JSON.stringify(list));
  app = await serve('https://vault.example');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a public page', () => {
  it.each(['/about', '/about/', '/About', '/about?from=mail'])(
    'comes ready-made at %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<h1>about</h1>');
      expect(body).toContain('<link rel="canonical" href="https://vault.example/about">');
      expect(body).not.toContain('noindex');
    },
  );

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/about');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keeps addresses of an installation out of its tags', async () => {
    const odd = await serve('https://vault.example/a"><b>&');
    const { body } = await odd.inject({ url: '/about' });
    expect(body).toContain('href="https://vault.example/a&quot;&gt;&lt;b&gt;&amp;/about"');
    const map = await odd.inject({ url: '/sitemap.xml' });
    expect(map.body).toContain('<loc>https://vault.example/a&quot;&gt;&lt;b&gt;&amp;/about</loc>');
    await odd.close();
  });
});

describe('an installation that sells no plans', () => {
  it('has its own pages where that makes a difference, and says so in the others', async () => {
    const free = await serve('https://vault.example', { sellsPlans: false });
    const bodyOf = async (url: string) => (await free.inject({ url })).body;
    expect(await bodyOf('/contact')).toBe('<p>none are sold</p>');
    site = { ...site, contactEmail: 'ops@vault.example' };
    expect(await bodyOf('/contact')).toBe('<p>none, ops@vault.example</p>');
    site = { ...site, contactEmail: null };
    expect(await bodyOf('/about')).toContain('<h1>about</h1>');
    await free.close();
  });
});

it('answers 404 at the address of a page that the installation does not have', async () => {
  const without = await serve('https://vault.example', { absent: ['/about'] });
  expect((await without.inject({ url: '/about' })).statusCode).toBe(404);
  expect((await without.inject({ url: '/about/' })).statusCode).toBe(404);
  expect((await without.inject({ url: '/contact' })).statusCode).toBe(200);
  await without.close();
});

describe('every other screen', () => {
  it.each(['/gallery', '/teams/7'])('is the same page for every visitor at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([200, SHELL]);
  });

  it.each(['/about/us', '/no-such-page', '/teams/7/more'])(
    'answers 404 at %s, to programs and to browsers',
    async (url) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, body]).toEqual([404, SHELL]);
      expect(headers.etag).toBeUndefined();
      const packed = await get(url, { 'accept-encoding': 'gzip', cookie: 'session=1' });
      expect(packed.statusCode).toBe(404);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(SHELL);
    },
  );

  it('includes home for people with a session, and no cache mixes the two up', async () => {
    const visitor = await get('/');
    expect(visitor.body).toContain('<h1>home</h1>');
    expect(visitor.headers.vary).toContain('Cookie');
    const person = await get('/', { cookie: 'session=1' });
    expect(person.body).toBe(SHELL);
    expect(person.headers.vary).toContain('Cookie');
  });

  it('includes the public addresses where only the pages are built', async () => {
    const bare = await serve('https://vault.example', { hasPages: false });
    expect((await bare.inject({ url: '/about' })).body).toBe(SHELL);
    const file = join(root, 'web/index.html');
    writeFileSync(file, `${INDEX}<!-- rebuilt -->`);
    expect((await bare.inject({ url: '/about' })).body).toBe(`${SHELL}<!-- rebuilt -->`);
    writeFileSync(file, INDEX);
    await bare.close();
  });
});

describe('a screen of people', () => {
  it.each(['/gallery', '/gallery/?tags=a', '/teams/7'])(
    'names its files ahead for who comes with a session at %s',
    async (url) => {
      const { body, headers } = await get(url, { cookie: 'session=1' });
      expect(body).toBe(PRELOADING);
      expect(headers.vary).toContain('Cookie');
      expect((await get(url)).body).toBe(SHELL);
    },
  );
});

describe('on the way', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('a page is packed as %s', async (encoding, accepted, unpack) => {
    const { rawPayload, headers } = await get('/about', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(unpack(rawPayload).toString()).toContain('<h1>about</h1>');
    const etag = String(headers.etag);
    expect(etag).not.toBe((await get('/about')).headers.etag);
    const again = await get('/about', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['br', 'br, gzip', 'as br'],
    ['gzip', 'gzip', 'as gzip'],
    [undefined, 'identity', 'plain'],
  ])('a file with a hash is sent as %s, and kept for ever', async (encoding, accepted, body) => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.body).toBe(body);
  });

  it('the service worker is asked for again each time', async () => {
    const { headers, body } = await get('/sw.js');
    expect([headers['cache-control'], body]).toEqual(['no-cache', 'worker']);
  });

  it.each(['/assets/app-0.js', '/assets/app-1.js.br', '/favicon.ico', '/.env', '/manifest.json'])(
    'a missing file is not replaced by the page: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(body).not.toContain('<title>');
    },
  );
});

describe('the name and the contact address of the installation', () => {
  afterEach(() => {
    site = { name: 'Shotvault', contactEmail: null };
  });

  it('stand in every document, as text, and change its tag', async () => {
    const before = (await get('/gallery')).headers.etag;
    site = { name: 'Ada & <b>', contactEmail: 'ada@example.com' };
    for (const url of ['/gallery', '/no-such-page', '/index.html']) {
      expect((await get(url)).body).toContain('<title>Ada &amp; &lt;b&gt;</title>');
    }
    const { body, headers } = await get('/gallery', { cookie: 'session=1' });
    expect(body).toContain('<title>Ada &amp; &lt;b&gt;</title>');
    expect(headers.etag).not.toBe(before);
  });

  it('make a page of their own where an address changes it', async () => {
    expect((await get('/contact')).body).toBe('<p>an example</p>');
    site = { name: 'Shotvault', contactEmail: 'ada@example.com' };
    expect((await get('/contact')).body).toBe('<p>ada@example.com</p>');
  });

  it('are the name under which a device installs the page', async () => {
    expect((await get('/manifest.webmanifest')).json()).toEqual(MANIFEST);
    site = { name: 'Harbor', contactEmail: null };
    const { body, headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({ id: '/gallery', name: 'Harbor', short_name: 'Harbor' });
  });
});

describe('files for search engines', () => {
  it('says where the list of pages is, and keeps them from the interface', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://vault.example/sitemap.xml\n',
    );
  });

  it('lists the public pages and no other', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://vault.example/</loc>',
      '<loc>https://vault.example/about</loc>',
    ]);
  });
});
