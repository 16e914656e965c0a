import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures of one purpose are worth nothing for another. */
function signature(payload: string, purpose: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest();
}

/** Signed, so that another site on the same host cannot plant one; anybody who has the text can read it. */
export function seal(value: object, purpose: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${signature(payload, purpose, secret).toString('base64url')}`;
}

/** Returns null for a text that is absent, forged or of another purpose. */
export function unseal(text: string | undefined, purpose: string, secret: string): unknown {
  const [payload, sealed] = text?.split('.') ?? [];
  if (!payload || !sealed) return null;
  const given = Buffer.from(sealed, 'base64url');
  const expected = signature(payload, purpose, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}
