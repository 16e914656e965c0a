import type { FastifyRequest } from 'fastify';

export type Fields = Record<string, string | string[] | undefined>;

/** A repeated field is not text; it is treated as absent. */
export const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** Id and secret of a client, from the header or from the body. */
export function credentialsOf({ headers, body }: FastifyRequest): { id: string; secret: string } {
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  if (scheme === 'Basic') {
    const [id = '', secret = ''] = Buffer.from(credentials, 'base64')
      .toString()
      .split(':')
      .map(decoded);
    return { id, secret };
  }
  const fields = (body ?? {}) as Fields;
  return { id: text(fields.client_id), secret: text(fields.client_secret) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    // Invalid encoding: then it is no valid credential.
    return '';
  }
}
