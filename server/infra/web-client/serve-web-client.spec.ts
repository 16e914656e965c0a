import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWebClient } from './serve-web-client';

const SHELL = '<title>Shotvault</title><meta name="robots" content="noindex">';
const documentOf = (name: string) =>
  `<title>${name}</title><link rel="canonical" href="__PUBLIC_URL__/${name}"><h1>${name}</h1>`;

let root: string;
let app: FastifyInstance;

async function serve(publicUrl: string, hasPages = true): Promise<FastifyInstance> {
  const server = fastify();
  await server.register(fastifyCookie);
  await serveWebClient(server, {
    folder: join(root, 'web'),
    pagesFolder: hasPages ? join(root, 'pages') : join(root, 'nothing'),
    publicUrl,
    isVisitor: ({ cookies }) => cookies.session === undefined,
  });
  return server;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'vault.example', ...headers } });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'shotvault-pages-'));
  for (const folder of ['web', 'pages']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'web/index.html'), SHELL);
  writeFileSync(join(root, 'pages/home.html'), documentOf('home'));
  writeFileSync(join(root, 'pages/about.html'), documentOf('about'));
  const list = [
    { path: '/', file: 'home.html' },
    { path: '/about', file: 'about.html' },
  ];
  writeFileSync(join(root, 'pages/pages.json'), JSON.stringify(list));
  app = await serve('https://vault.example');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a public page', () => {
  it.each(['/about', '/about/', '/about?from=mail'])('comes ready-made at %s', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>about</h1>');
    expect(body).toContain('<link rel="canonical" href="https://vault.example/about">');
    expect(body).not.toContain('noindex');
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/about');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('lets no address of an installation into its tags', async () => {
    const odd = await serve('https://vault.example/a"><b>&');
    const { body } = await odd.inject({ url: '/about' });
    expect(body).toContain('href="https://vault.example/a&quot;&gt;&lt;b&gt;&amp;/about"');
    const map = await odd.inject({ url: '/sitemap.xml' });
    expect(map.body).toContain('<loc>https://vault.example/a&quot;&gt;&lt;b&gt;&amp;/about</loc>');
    await odd.close();
  });
});

describe('every other screen', () => {
  it.each(['/gallery', '/auth/callback', '/about/us', '/no-such-page'])(
    'is the same page for all at %s, and none for search engines',
    async (url) => {
      expect((await get(url)).body).toBe(SHELL);
    },
  );

  it('includes home for who comes with a session, and no cache mixes the two up', async () => {
    const visitor = await get('/');
    expect(visitor.body).toContain('<h1>home</h1>');
    expect(visitor.headers.vary).toContain('Cookie');
    const person = await get('/', { cookie: 'session=1' });
    expect(person.body).toBe(SHELL);
    expect(person.headers.vary).toContain('Cookie');
  });

  it('includes the public addresses where only the pages are built', async () => {
    const bare = await serve('https://vault.example', false);
    expect((await bare.inject({ url: '/about' })).body).toBe(SHELL);
    await bare.close();
  });
});

describe('what search engines ask for', () => {
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
