import { createHash, createHmac } from 'node:crypto';

/** The secret in the address of a link: derived, so that it is shown again and stored nowhere. */
export function shareToken(key: Buffer, { id, version }: { id: string; version: number }): string {
  return createHmac('sha256', key).update(`${id} ${version}`).digest('base64url');
}

/** Only the hash is stored, so nobody who reads the table can open a link. */
export function hashOfShareToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
