import type { FastifyInstance } from 'fastify';

/**
 * A body that could not be parsed. It is refused only where a body is read, after the guards: a visitor hears
 * 401 first, whatever was sent.
 */
export class MalformedBody {
  constructor(readonly sentence: string) {}
}

/** Routes that check a signature over the bytes of a body, so they get them as they came. */
const RAW_BODY_ROUTES = new Set(['/api/webhooks/stripe']);

/**
 * Replaces Fastify's JSON parser. An empty body with a JSON content type is what the specification's own
 * clients send (spec §7), and Fastify would refuse it. `__proto__` keys are dropped by never being read:
 * schemas of the contract are strict.
 */
export function installBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 1024 * 1024 },
    (request, body, done) => {
      const bytes = body as Buffer;
      const isRaw = RAW_BODY_ROUTES.has(request.routeOptions.url ?? '');
      done(null, isRaw ? bytes : parseJson(bytes.toString('utf8')));
    },
  );
  fastify.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, new MalformedBody('Send the body as application/json.')));
    payload.on('error', done);
  });
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return new MalformedBody('The body is not valid JSON.');
  }
}
