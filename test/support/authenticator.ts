import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CredentialAnswer,
  NewCredential,
  NewPasskeyQuestion,
  PasskeyQuestion,
} from '../../server/contract/sign-in/passkeys';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** The head of a value: its kind and a number in as few bytes as it needs. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

/** As much of CBOR as a credential needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(of)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const FLAGS = { present: 1, verified: 4, mayBeSynced: 8, hasKey: 64 };

/** The public half in COSE's encoding: an elliptic curve (P-256) for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** The differences of a browser or an authenticator that does not play by the rules. */
export interface Tricks {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  userHandle?: string;
  type?: string;
}

/** A browser and its authenticator in software, with one passkey at most. */
export class Authenticator {
  readonly id = randomBytes(32);
  /** Uses so far; null for one that does not count. */
  counter: number | null = null;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  constructor(private readonly origin: string) {}

  /** One more with the same key, as after a theft. */
  copy(): Authenticator {
    const other = Object.create(Authenticator.prototype) as Authenticator;
    return Object.assign(other, this);
  }

  /** One that says to be this one, without its key. */
  forger(): Authenticator {
    return Object.assign(this.copy(), { keys: new Authenticator(this.origin).keys });
  }

  create(question: NewPasskeyQuestion, tricks: Tricks = {}): NewCredential {
    this.userHandle = question.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = [Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)];
    const authData = Buffer.concat([this.data(question.rp.id, FLAGS.hasKey, tricks), ...key]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', question.challenge, tricks).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(question: PasskeyQuestion, tricks: Tricks = {}): CredentialAnswer {
    if (this.counter !== null) this.counter += 1;
    const data = this.data(question.rpId, 0, tricks);
    const client = this.client('webauthn.get', question.challenge, tricks);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: tricks.userHandle ?? this.userHandle,
      },
    };
  }

  private named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  private client(type: string, challenge: string, tricks: Tricks): Buffer {
    const { origin } = this;
    const said = { type, challenge, origin, crossOrigin: false, ...tricks };
    return Buffer.from(
      JSON.stringify({
        type: said.type,
        challenge: said.challenge,
        origin: said.origin,
        crossOrigin: false,
      }),
    );
  }

  private data(rpId: string, more: number, tricks: Tricks): Buffer {
    const verified = (tricks.isVerified ?? true) ? FLAGS.verified : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    const flags = Buffer.from([FLAGS.present | verified | FLAGS.mayBeSynced | more]);
    return Buffer.concat([sha256(tricks.rpId ?? rpId), flags, counter]);
  }
}
