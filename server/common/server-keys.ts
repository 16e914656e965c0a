import { hkdfSync } from 'node:crypto';

/** The purposes of keys of this server; a key of one purpose says nothing about another. */
export type KeyPurpose = 'share addresses' | 'share visits' | 'finding hashes';

/** The key of 256 bits for one purpose (docs/decisions.md#server-key). */
export function keyFor(serverKey: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, '', `shotvault ${purpose}`, 32));
}
