import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** About 50 ms and 16 MB for each try. */
const COST = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;
const SCHEME = 'scrypt';

/** `salt` is random text in base64url (`Ids.secret`). */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await derive(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    LENGTH,
    COST,
  );
  return [SCHEME, salt, hash.toString('base64url')].join('$');
}

export async function isPassword(given: string, stored: string): Promise<boolean> {
  const [scheme, salt = '', hash = ''] = stored.split('$');
  if (scheme !== SCHEME) return false;
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(given.normalize('NFKC'), Buffer.from(salt, 'base64url'), LENGTH, COST);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
