import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';

/** Browsers send these only to a server on their own machine that was opened under this name. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Orchestrators and Prometheus use any address; these answers hold nobody's data. */
const OPEN_TO_ALL = /^\/(api\/health(\/(live|ready))?|metrics)\/?(\?|$)/;
const HOST = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/;

/**
 * Tells whether a `Host` header names this server. An entry without a port matches every port, because the port does
 * not identify the owner of a page. A request without the header (HTTP/1.0) does not come from a browser.
 */
function isKnownHost(host: string | undefined, allowed: readonly string[]): boolean {
  if (host === undefined) return true;
  const given = host.toLowerCase();
  const name = HOST.exec(given)?.[1];
  if (name === undefined) return false;
  return LOOPBACK.includes(name) || allowed.includes(name) || allowed.includes(given);
}

/**
 * Refuses requests under foreign host names: a page whose name was pointed at this machine (DNS rebinding) would
 * otherwise have the same origin as the product.
 */
export function refuseForeignHosts(fastify: FastifyInstance, allowed: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isKnownHost(request.headers.host, allowed) || OPEN_TO_ALL.test(request.url)) return done();
    const refusal = new AppError(
      'foreign_host',
      'Shotvault is not served under this host name. Open it at its own address; its operator can allow more names with ALLOWED_HOSTS.',
    );
    reply.status(refusal.status).header('Cache-Control', 'no-store');
    if (request.url.startsWith('/api/')) reply.send(refusal.toBody());
    else reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  });
}
