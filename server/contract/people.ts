import { z } from 'zod';
import { EmailAddress } from './invites';
import { StorageLimit } from './storage/storage-use';
import { AnyId, Id, Instant, Name } from './primitives';

const Token = z.string().min(1).max(128);

export const AskForLink = z.strictObject({ email: EmailAddress });
export type AskForLink = z.output<typeof AskForLink>;

export const LookAtLink = z.strictObject({ token: Token });
export type LookAtLink = z.output<typeof LookAtLink>;

/** Name and address are for a new account; an invite names its address itself. */
export const UseLink = z.strictObject({
  token: Token,
  name: Name.optional(),
  email: EmailAddress.optional(),
});
export type UseLink = z.output<typeof UseLink>;

/** The effect of a link, for its holder. */
export const LinkView = z.object({
  kind: z.enum(['first_operator', 'invite', 'sign_in']),
  /** `null` where the person types it. */
  email: z.string().nullable(),
  name: z.string().nullable(),
  makes_account: z.boolean(),
  makes_operator: z.boolean(),
});
export type LinkView = z.infer<typeof LinkView>;

/** A person as operators see them. */
export const KnownPerson = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  is_operator: z.boolean(),
  /** The role comes from the configuration or from a group at a provider, so it cannot be taken here. */
  is_appointed_elsewhere: z.boolean(),
  disabled_at: Instant.nullable(),
  created_at: Instant,
  /** The newest activity that is stored. */
  last_seen_at: Instant.nullable(),
  plan_name: z.string(),
  /** In the personal space, outside the trash. */
  screenshots: z.int().min(0),
  /** Bytes of the originals in the personal space and of the files made from them, the trash included. */
  bytes: z.int().min(0),
  /** Set by an operator for this person; see `limit_bytes` for the limit that counts. */
  storage_limit: StorageLimit,
  /** The limit that counts; `null` where there is none. */
  limit_bytes: z.int().min(1).nullable(),
  teams: z.int().min(0),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

export const PeopleQuery = z.strictObject({
  /** Part of an address or a name. */
  q: z.string().max(200).default(''),
  /** The last id of the page before. */
  after: AnyId.optional(),
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

/** One page of people, in the order in which they came. */
export const PeoplePage = z.object({
  people: z.array(KnownPerson),
  /** The `after` of the next page; `null` on the last one. */
  next: Id.nullable(),
  /** The names of the plans that can be given; empty where no plans are sold. */
  plans: z.array(z.string()),
  /** Whether this server signs people in by links, and so can invite. */
  can_invite: z.boolean(),
  /** Whether links are sent by mail as well. */
  sends_mail: z.boolean(),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

export const UpdatePerson = z
  .strictObject({
    disabled: z.boolean(),
    operator: z.boolean(),
    plan: z.string().min(1).max(100),
    storage_limit: StorageLimit,
  })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdatePerson = z.output<typeof UpdatePerson>;

export const InvitePerson = z.strictObject({
  email: EmailAddress,
  name: Name.optional(),
  operator: z.boolean().default(false),
});
export type InvitePerson = z.output<typeof InvitePerson>;

/** `url` is shown once: only a hash of its token is stored. `null`: it went to the person by mail alone. */
export const HandedLink = z.object({
  id: Id,
  url: z.url().nullable(),
  expires_at: Instant,
  is_mailed: z.boolean(),
});
export type HandedLink = z.infer<typeof HandedLink>;

/** An invite that nobody has used yet. */
export const PersonInvite = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  makes_operator: z.boolean(),
  /** The address of the operator; `null` for the command line. */
  made_by: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
});
export type PersonInvite = z.infer<typeof PersonInvite>;
