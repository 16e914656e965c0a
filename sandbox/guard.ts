import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sendPage } from './page';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls of the SDK carry a key that no page knows. */
const WITH_KEY = /^\/v1(\/|\?|$)/;

/**
 * Refuses requests of foreign pages: they can neither read under a name that they have pointed at this machine (DNS
 * rebinding), nor change anything from their own site.
 */
export function addGuard(app: FastifyInstance, allowedHosts: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isKnownHost(request.headers.host, allowedHosts))
      return reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send('The sandbox is not served under this host name. Open it at its own address.\n');
    if (READING.has(request.method) || WITH_KEY.test(request.url) || isFromOwnPage(request)) return;
    const body = '<p role="alert">This was sent by another site, so nothing was changed.</p>';
    return sendPage(reply, { title: 'This cannot go on', body }, 403);
  });
}

/** A name without a port matches every port. A request without the header (HTTP/1.0) does not come from a browser. */
function isKnownHost(host: string | undefined, allowed: readonly string[]): boolean {
  if (host === undefined) return true;
  const given = host.toLowerCase();
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(given)?.[1];
  if (name === undefined) return false;
  return LOOPBACK.includes(name) || allowed.includes(name) || allowed.includes(given);
}

/** Without either header it does not come from a browser. Another port of this machine is another site, too. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin, host = '' } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === `http://${host}`;
}
