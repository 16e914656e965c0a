import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<names>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);

/** Verifies Signature Version 4 of a request, because s3rver accepts every signature. */
export function isSigned({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')?.groups;
  if (!parts) return false;
  const { day = '', region = '', names = '', signature } = parts;
  const { pathname, searchParams } = new URL(url ?? '', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query, lines.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}
