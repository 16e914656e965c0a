import type { FastifyInstance } from 'fastify';

/**
 * A body that could not be parsed. It is refused only where a body is read, after the guards, so that visitors get 401
 * first.
 */
export class MalformedBody {
  constructor(readonly sentence: string) {}
}

/** The largest body without a file. */
export const MOST_BODY_BYTES = 1024 * 1024;

/** Routes that verify a signature over the bytes of a body, so they receive it unparsed. */
const RAW_BODY_ROUTES = new Set(['/api/webhooks/stripe']);

/**
 * Replaces Fastify's JSON parser, which refuses an empty body with a JSON content type; clients send that for calls
 * without a body. `__proto__` keys are harmless, because the contract's schemas are strict.
 */
export function installBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MOST_BODY_BYTES },
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
