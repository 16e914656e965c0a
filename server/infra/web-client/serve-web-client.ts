import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** File names under assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built page, and its index for every address that is a screen of it. */
export async function serveWebClient(
  fastify: FastifyInstance,
  { folder, publicUrl }: { folder: string; publicUrl: string },
): Promise<void> {
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
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = rightAddress(request, publicUrl);
    return elsewhere ? reply.redirect(elsewhere, 302) : reply.sendFile('index.html');
  };
  fastify.get('/', page);
  fastify.get('/*', page);
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
