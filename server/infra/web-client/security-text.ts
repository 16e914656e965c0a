import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../contract/limits';

/** RFC 9116 wants less than a year; a running server answers a new day every day. */
const VALID_DAYS = 180;

interface SecurityText {
  publicUrl: string;
  /** Undefined where the operator names none; then there is no such file. */
  contact: () => string | undefined;
  now: () => Date;
}

/** `/.well-known/security.txt`: tells finders of a weakness whom to write to. */
export function serveSecurityText(fastify: FastifyInstance, text: SecurityText): void {
  const { publicUrl, contact, now } = text;
  const path = '/.well-known/security.txt';
  fastify.get(path, (_request, reply) => {
    const whom = contact();
    if (whom === undefined) return reply.code(404).type('text/plain').send('Not found');
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${whom}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
