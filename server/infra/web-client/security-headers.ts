import fastifyHelmet from '@fastify/helmet';
import fastify from 'fastify';

/** Nothing from outside, nothing inline but the style tags of the component library. */
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

/** What an answer has of its own. */
const OWN = new Set(['content-type', 'content-length', 'date', 'connection']);

/**
 * The headers that helmet would put on every answer. It makes the same ones anew for each, so it is asked once, on a
 * server that nobody else sees. Only https can keep the promise of https.
 */
export async function securityHeaders({ isHttps }: { isHttps: boolean }) {
  const probe = fastify();
  await probe.register(fastifyHelmet, {
    contentSecurityPolicy,
    hsts: isHttps,
    // What the policy says of frames, for browsers that do not know it.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
}
