import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PublicPage, readPublicPages, robotsOf, sitemapOf } from './public-pages';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** File names under assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

const HOME = '/';

interface WebClient {
  /** The built pages, and those of them that were made ready for visitors. */
  folder: string;
  pagesFolder: string;
  publicUrl: string;
  /** False also for a session that is over: only the page itself finds that out. */
  isVisitor: (request: FastifyRequest) => boolean;
}

/** Serves the built page: ready-made at the public addresses, and its index at every other screen of it. */
export async function serveWebClient(fastify: FastifyInstance, client: WebClient): Promise<void> {
  const { folder, pagesFolder, publicUrl, isVisitor } = client;
  if (!existsSync(join(folder, 'index.html'))) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${folder}/assets/`);
      void response.header('Cache-Control', isHashed ? FOREVER : 'no-cache');
    },
  });
  const pages = readPublicPages(pagesFolder, publicUrl);
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = rightAddress(request, publicUrl);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const path = pathOf(request);
    // The home of a person is not the home of a visitor.
    if (path === HOME) reply.header('Vary', 'Cookie');
    const ready = path !== HOME || isVisitor(request) ? pages.get(path) : undefined;
    return ready ? sendReady(request, reply, ready) : reply.sendFile('index.html');
  };
  fastify.get('/', page);
  fastify.get('/*', page);
  fastify.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl)),
  );
  fastify.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(publicUrl, pages.keys())),
  );
}

/** The path that was asked for, without the slash at its end that the pages accept, too. */
const pathOf = ({ url }: FastifyRequest): string =>
  url.replace(/[?#].*$/, '').replace(/\/+$/, '') || HOME;

function sendReady(request: FastifyRequest, reply: FastifyReply, { html, etag }: PublicPage) {
  reply.header('Cache-Control', 'no-cache').header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/**
 * On one's own machine the same page may be opened as localhost and as 127.0.0.1, but the cookies and the
 * origin check know only one of them (decisions 33).
 */
function rightAddress(request: FastifyRequest, publicUrl: string): string | null {
  const wanted = new URL(publicUrl);
  const host = request.headers.host;
  if (!LOOPBACK.has(wanted.hostname) || host === undefined || host === wanted.host) return null;
  const [hostname = ''] = host.split(/:\d+$/);
  return LOOPBACK.has(hostname) ? `${publicUrl}${request.url}` : null;
}
