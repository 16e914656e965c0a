import type {
  NewPasskeyQuestion,
  Passkey,
  PasskeyQuestion,
} from '../../../contract/sign-in/passkeys';
import { PASSKEY_MINUTES } from '../../../contract/limits';
import type { Person } from '../../../common/http/person.decorator';
import type { PasskeysConfig } from '../../../infra/config/passkeys-config';
import { ALGORITHMS } from '../../../infra/webauthn/webauthn';
import type { PasskeyRow } from './passkeys.repository';

const TIMEOUT_MS = PASSKEY_MINUTES * 60_000;

export function toPasskey(row: PasskeyRow, { state, rpId }: PasskeysConfig): Passkey {
  return {
    id: row.id,
    name: row.name,
    made_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    is_synced: row.deviceType === 'multiDevice',
    is_usable: state === 'on' && row.rpId === rpId,
    may_be_copied: row.clonedAt !== null,
  } satisfies Passkey;
}

/** Bytes that name the account and say nothing about the person; the passkey brings them back at a sign-in. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

interface Asked {
  challenge: string;
  /** Authenticators that hold one of these make no second passkey. */
  known: readonly { id: Uint8Array; transports: string[] }[];
}

export function toNewPasskeyQuestion(
  { userId, email, name }: Person,
  { challenge, known }: Asked,
  { rpId, siteName }: { rpId: string; siteName: string },
): NewPasskeyQuestion {
  return {
    challenge,
    rp: { id: rpId, name: siteName },
    user: { id: userHandleOf(userId), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT_MS,
    excludeCredentials: known.map(({ id, transports }) => ({
      id: Buffer.from(id).toString('base64url'),
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } satisfies NewPasskeyQuestion;
}

export function toPasskeyQuestion(challenge: string, { rpId }: PasskeysConfig): PasskeyQuestion {
  return {
    challenge,
    rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  } satisfies PasskeyQuestion;
}
