import { z } from 'zod';
import { RECOVERY_CODES } from '../limits';
import { Id, Instant, Name } from '../primitives';

/** Bytes as authenticators send them; the longest is a signed statement about a key. */
const Base64Url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/);

/** WebAuthn limits the id of a credential to 1,023 bytes. */
const CredentialId = Base64Url.max(1_364);

const Credential = z.object({ id: CredentialId, type: z.literal('public-key') });

/** The options of `navigator.credentials.create()` in WebAuthn's JSON. */
export const NewPasskeyQuestion = z.object({
  challenge: Base64Url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential.extend({ transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type NewPasskeyQuestion = z.infer<typeof NewPasskeyQuestion>;

/** The options of `navigator.credentials.get()` in WebAuthn's JSON; the browser offers every passkey for this host. */
export const PasskeyQuestion = z.object({
  challenge: Base64Url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** The new credential in WebAuthn's JSON; its further fields are not read. */
export const NewCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** The answer of a credential in WebAuthn's JSON; its further fields are not read. */
export const CredentialAnswer = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    /** The person for whom the passkey was made. */
    userHandle: Base64Url.optional(),
  }),
});
export type CredentialAnswer = z.output<typeof CredentialAnswer>;

/** Without a name the passkey is named after the browser and the system. */
export const AddPasskey = z.strictObject({ credential: NewCredential, name: Name.optional() });
export type AddPasskey = z.output<typeof AddPasskey>;

export const UsePasskey = z.strictObject({ credential: CredentialAnswer });
export type UsePasskey = z.output<typeof UsePasskey>;

export const RenamePasskey = z.strictObject({ name: Name });
export type RenamePasskey = z.output<typeof RenamePasskey>;

/** Capitals and hyphens do not matter. */
export const UseRecoveryCode = z.strictObject({ code: z.string().min(1).max(64) });
export type UseRecoveryCode = z.output<typeof UseRecoveryCode>;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  made_at: Instant,
  /** `null` until its first sign-in. */
  last_used_at: Instant.nullable(),
  /** The person's other devices have it, too. */
  is_synced: z.boolean(),
  /** False for a passkey that was made for another host of this server, or where there are no passkeys now. */
  is_usable: z.boolean(),
  /** Its count of uses went back: somebody may have a copy of it. */
  may_be_copied: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.object({
  passkeys: z.array(Passkey),
  /** Recovery codes that nobody has used. */
  recovery_codes_left: z.int().min(0).max(RECOVERY_CODES),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

/** Shown once: only hashes are stored. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
