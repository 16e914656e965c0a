import { createHash } from 'node:crypto';

/** Only hashes are stored: whoever reads a table can show nothing with them. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
