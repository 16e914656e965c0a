import { createHash } from 'node:crypto';

/** Only hashes are stored, so a reader of the table cannot use them. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
