import { createHash } from 'node:crypto';

/** Only a hash is stored, so nobody who reads the table can sign in with it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
