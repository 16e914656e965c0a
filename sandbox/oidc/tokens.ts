import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Fault } from './faults';

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const newKey = (): SigningKey => ({
  kid: randomBytes(8).toString('hex'),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

/** The signing keys of one provider; the first key is made when it is needed. */
export class SigningKeys {
  private key: SigningKey | null = null;

  get current(): SigningKey {
    this.key ??= newKey();
    return this.key;
  }

  /** From now on another key signs, and the old one is unknown. */
  rotate(): void {
    this.key = newKey();
  }

  toJwks() {
    const { kid, publicKey } = this.current;
    return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] };
  }
}

export interface IdTokenClaims {
  iss: string;
  aud: string;
  sub: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  nonce?: string;
  [name: string]: unknown;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token, spoiled by the fault. */
export function idTokenOf(
  claims: IdTokenClaims,
  { keys, fault, clientSecret }: { keys: SigningKeys; fault: Fault | null; clientSecret: string },
): string {
  const { kid, privateKey } = keys.current;
  const payload = encoded(spoiled(claims, fault));
  const signed = (alg: string, signature: (text: string) => Buffer) => {
    const text = `${encoded({ typ: 'JWT', alg, kid })}.${payload}`;
    return `${text}.${signature(text).toString('base64url')}`;
  };
  if (fault === 'alg_none') return signed('none', () => Buffer.alloc(0));
  if (fault === 'shared_secret')
    return signed('HS256', (text) => createHmac('sha256', clientSecret).update(text).digest());
  const key = fault === 'foreign_key' ? newKey().privateKey : privateKey;
  return signed('RS256', (text) => sign('sha256', Buffer.from(text), key));
}

const HOUR = 3600;

function spoiled(claims: IdTokenClaims, fault: Fault | null): object {
  const { iat, nonce: _nonce, ...rest } = claims;
  switch (fault) {
    case 'wrong_issuer':
      return { ...claims, iss: 'https://stranger.example' };
    case 'wrong_audience':
      return { ...claims, aud: 'another-client' };
    case 'wrong_nonce':
      return { ...claims, nonce: 'of-another-sign-in' };
    case 'no_nonce':
      return { ...rest, iat };
    case 'expired':
      return { ...claims, iat: iat - 2 * HOUR, exp: iat - HOUR };
    case 'future':
      return { ...claims, iat: iat + HOUR, exp: iat + 2 * HOUR };
    case 'not_yet':
      return { ...claims, nbf: iat + HOUR, exp: iat + 2 * HOUR };
    default:
      return claims;
  }
}
