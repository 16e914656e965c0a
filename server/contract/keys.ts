import { z } from 'zod';
import { Id, Instant } from './primitives';

/** `write` changes things and reads them too. */
export const KeyScope = z.enum(['read', 'write']);
export type KeyScope = z.infer<typeof KeyScope>;

/** A token without its secret, which is shown once and never again. */
export const Key = z.object({
  id: Id,
  /** `key`: made in the settings, needs Gold. `cli`: given by a pairing, on every plan. */
  kind: z.enum(['key', 'cli']),
  name: z.string(),
  scopes: z.array(KeyScope),
  created_at: Instant,
  /** To the minute; `null` where it was never used. */
  last_used_at: Instant.nullable(),
});
export type Key = z.infer<typeof Key>;

const Name = z.string().trim().min(1).max(100);

export const CreateKey = z.strictObject({ name: Name, scopes: z.array(KeyScope).min(1).max(2) });
export type CreateKey = z.output<typeof CreateKey>;

/** `token` goes into `Authorization: Bearer …`. */
export const CreatedKey = z.object({ key: Key, token: z.string() });
export type CreatedKey = z.infer<typeof CreatedKey>;

export const CreatePairing = z.strictObject({ device_name: Name });

/** What a command line gets that asks to be let in. */
export const Pairing = z.object({
  id: Id,
  /** To compare and to type: `BCDF-GHJK`. */
  code: z.string(),
  /** Goes into the header `X-Device-Secret` of every poll. */
  device_secret: z.string(),
  /** Where a signed-in person answers. */
  verification_url: z.url(),
  /** Seconds between two polls. */
  interval: z.int().min(1),
  expires_at: Instant,
});
export type Pairing = z.infer<typeof Pairing>;

export const PairingState = z.enum(['pending', 'approved', 'denied', 'used', 'expired']);
export type PairingState = z.infer<typeof PairingState>;

/** The answer to a poll. `approved` is answered once, with the token; after that it is `used`. */
export const PairingAnswer = z.object({ state: PairingState, granted: CreatedKey.nullable() });
export type PairingAnswer = z.infer<typeof PairingAnswer>;

/** Who asks to be let in, for the person who decides. */
export const PairingRequest = z.object({
  code: z.string(),
  device_name: z.string(),
  state: PairingState,
  created_at: Instant,
  expires_at: Instant,
});
export type PairingRequest = z.infer<typeof PairingRequest>;
