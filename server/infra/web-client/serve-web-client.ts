import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDetails } from '../../common/site-details';
import { encodingFor } from './encodings';
import {
  type FixedDetails,
  pageFinder,
  pageFor,
  type ReadyPage,
  type ReadyText,
  readReadyPages,
  readTemplate,
  robotsOf,
  sitemapOf,
  textMaker,
} from './ready-pages';
import { MANIFEST, serveManifest } from './serve-manifest';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** File names under assets/ contain a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

const HOME = '/';
const ASSETS = '/assets/';
const BY_ENCODING = 'Accept-Encoding';
/** The page of a signed-in person differs from a visitor's. */
const BY_PERSON = `Cookie, ${BY_ENCODING}`;
const INDEX = 'index.html';
/**
 * Not for browsers: the build's own list, and encodings that are sent in place of their file. Index and manifest hold the
 * name of the installation.
 */
const UNSERVED = ['manifest.json', '**/*.{br,gz}', 'assets/**', INDEX, MANIFEST];
const PACKED = /\.(?:br|gz)$/;

interface WebClient extends FixedDetails {
  /** The built files, and the prerendered documents. */
  folder: string;
  pagesFolder: string;
  site: () => SiteDetails;
  /** Addresses of pages that this installation does not have. */
  absent: readonly string[];
  /** False also for a session that has ended: only the page itself finds that out. */
  isVisitor: (request: FastifyRequest) => boolean;
}

/**
 * Serves the built page: prerendered documents at the public addresses, documents with preload hints for signed-in
 * people, and the index with status 404 at every unknown address.
 */
export async function serveWebClient(fastify: FastifyInstance, client: WebClient): Promise<void> {
  const { folder, pagesFolder, publicUrl, site, absent, isVisitor } = client;
  if (!existsSync(join(folder, INDEX))) return;
  await serveFiles(fastify, folder);
  const pages = readReadyPages(pagesFolder, client);
  const find = pageFinder(pages);
  const readIndex = () => textMaker(readTemplate(join(folder, INDEX), client));
  const kept = readIndex();
  // Without prerendered pages somebody is writing code, and each change makes another index.
  const index = (details: SiteDetails) => (pages.length > 0 ? kept : readIndex())(details);
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = rightAddress(request, publicUrl);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const path = pathOf(request);
    const found = absent.includes(path) ? [] : find(path);
    if (found.length === 0 && pages.length > 0) {
      return isFile(path) ? sendNothing(reply) : sendPage(request, reply.code(404), index(site()));
    }
    const ready = pageFor(found, isVisitor(request));
    const text = ready?.textFor(site()) ?? index(site());
    return sendReady(request, reply.header('Vary', varyOf(ready)), text);
  };
  // The service worker keeps it under this name.
  fastify.get(`/${INDEX}`, (request, reply) =>
    sendReady(request, reply.header('Vary', BY_ENCODING), index(site())),
  );
  serveManifest(fastify, folder, site);
  fastify.get('/', page);
  fastify.get('/*', page);
  const listed = pages.filter((it) => it.isListed).map((it) => it.path);
  fastify.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl)),
  );
  fastify.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(publicUrl, listed)),
  );
}

const FILES = { index: false, cacheControl: false, preCompressed: true } as const;

/** Few files have a route each; the many under assets/ share one, because each route costs time at the start. */
async function serveFiles(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    ...FILES,
    root: folder,
    wildcard: false,
    globIgnore: UNSERVED,
    setHeaders: (response) => void response.header('Cache-Control', 'no-cache'),
  });
  await fastify.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => sendNothing(reply));
      await assets.register(fastifyStatic, {
        ...FILES,
        root: join(folder, ASSETS),
        decorateReply: false,
        allowedPath: (path) => !PACKED.test(path),
        setHeaders: (response) => void response.header('Cache-Control', FOREVER),
      });
    },
    { prefix: ASSETS },
  );
}

/** The requested path without a trailing slash, which the pages accept, too. */
const pathOf = ({ url }: FastifyRequest): string =>
  url.replace(/[?#].*$/, '').replace(/\/+$/, '') || HOME;

/**
 * A missing program of an earlier build or a missing icon is answered 404, not with a page that the browser cannot use.
 */
const isFile = (path: string): boolean => path.startsWith(ASSETS) || /\.\w+$/.test(path);

const varyOf = (page: ReadyPage | undefined): string =>
  page?.audience === 'all' ? BY_ENCODING : BY_PERSON;

function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyText) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.header('ETag', etag);
  if (request.headers['if-none-match'] !== etag) return sendPage(request, reply, page);
  return reply.code(304).header('Cache-Control', 'no-cache').send();
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyText) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('Cache-Control', 'no-cache');
  if (!reply.hasHeader('Vary')) reply.header('Vary', BY_ENCODING);
  reply.type('text/html; charset=utf-8');
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await page.packed(encoding));
}

const sendNothing = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');

/**
 * On a local machine the page may be opened as localhost and as 127.0.0.1, but cookies and the origin check know only
 * one of them (docs/decisions.md#origin-check).
 */
function rightAddress(request: FastifyRequest, publicUrl: string): string | null {
  const wanted = new URL(publicUrl);
  const host = request.headers.host;
  if (!LOOPBACK.has(wanted.hostname) || host === undefined || host === wanted.host) return null;
  const [hostname = ''] = host.split(/:\d+$/);
  return LOOPBACK.has(hostname) ? `${publicUrl}${request.url}` : null;
}
