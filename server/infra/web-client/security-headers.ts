import fastifyHelmet from '@fastify/helmet';
import fastify from 'fastify';

/** Allows nothing from other origins, and nothing inline except the style tags of the component library. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Headers that belong to a single answer. */
const OWN = new Set(['content-type', 'content-length', 'date', 'connection']);

/**
 * The headers that helmet would set on every answer. They never change, so they are read once from a separate server.
 * HSTS is set for https only.
 */
export async function securityHeaders({ isHttps }: { isHttps: boolean }) {
  const probe = fastify();
  await probe.register(fastifyHelmet, {
    contentSecurityPolicy,
    hsts: isHttps,
    // The policy's rule about frames, for browsers that do not know the policy.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
}

/** Links for people without an account: no page that follows learns the address, and no search engine lists it. */
export const sharedHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
};
