import { z } from 'zod';
import { Id, Instant, Name } from './primitives';

/** `write` includes reading. */
export const KeyScope = z.enum(['read', 'write']);
export type KeyScope = z.infer<typeof KeyScope>;

/** A token without its secret, which is shown once. */
export const Key = z.object({
  id: Id,
  /** `key`: made in the settings, needs a plan with `api_access`. `cli`: made by a pairing, on every plan. */
  kind: z.enum(['key', 'cli']),
  name: z.string(),
  scopes: z.array(KeyScope),
  created_at: Instant,
  /** To the minute; `null` when it was never used. */
  last_used_at: Instant.nullable(),
});
export type Key = z.infer<typeof Key>;

export const CreateKey = z.strictObject({ name: Name, scopes: z.array(KeyScope).min(1).max(2) });
export type CreateKey = z.output<typeof CreateKey>;

/** `token` goes into `Authorization: Bearer …`. */
export const CreatedKey = z.object({ key: Key, token: z.string() });
export type CreatedKey = z.infer<typeof CreatedKey>;

export const CreatePairing = z.strictObject({ device_name: Name });

/** The answer to a command line that asks to be paired. */
export const Pairing = z.object({
  id: Id,
  /** To compare and to type: `BCDF-GHJK`. */
  code: z.string(),
  /** Goes into the header `X-Device-Secret` of every poll. */
  device_secret: z.string(),
  /** The page on which a signed-in person types the code. */
  verification_url: z.url(),
  /** Seconds between two polls. */
  interval: z.int().min(1),
  expires_at: Instant,
});
export type Pairing = z.infer<typeof Pairing>;

export const PairingState = z.enum(['pending', 'approved', 'denied', 'used', 'expired']);
export type PairingState = z.infer<typeof PairingState>;

/** The answer to a poll. `approved` is answered once, with the token; later polls get `used`. */
export const PairingAnswer = z.object({ state: PairingState, granted: CreatedKey.nullable() });
export type PairingAnswer = z.infer<typeof PairingAnswer>;

/** The device that asks, shown to the person who decides. */
export const PairingRequest = z.object({
  code: z.string(),
  device_name: z.string(),
  /** The network address of the request; `null` when it is unknown. */
  address: z.string().nullable(),
  state: PairingState,
  created_at: Instant,
  expires_at: Instant,
});
export type PairingRequest = z.infer<typeof PairingRequest>;
