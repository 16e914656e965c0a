import { Injectable } from '@nestjs/common';
import type { Account } from '../../common/http/person.decorator';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  boolean,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';
import type { Identity } from './providers/identity';

export interface SessionRow extends Account {
  createdAt: Date;
  lastSeenAt: Date;
  /** This server, or a group at the provider of the session's way in, makes the person an operator. */
  isAppointed: boolean;
  /** Null before the first use of the personal space; so are the other columns of it. */
  workspaceId: string | null;
  lockAfterCreatedAt: Date | null;
  lockAfterId: string | null;
  lockUntil: Date | null;
}

/** The way in by which a session was opened; both are null for a recovery code. */
export interface UsedWay {
  identityId: string | null;
  passkeyId: string | null;
}

interface NewSession extends UsedWay {
  tokenHash: Buffer;
}

/** Profile fields that a person may change; undefined leaves a field unchanged. */
export interface ProfileChange {
  name?: string;
  givenName?: string;
  timeZone?: string | null;
}

const personColumns = Prisma.sql`
  u.id, u.email, u.name, u.given_name as "givenName", u.picture, u.time_zone as "timeZone"`;

const PERSON = shape({
  id: uuid,
  email: text,
  name: text,
  givenName: text,
  picture: nullable(text),
  timeZone: nullable(text),
});

const SESSION_ROW = shape({
  ...PERSON,
  createdAt: timestamptz,
  lastSeenAt: timestamptz,
  isAppointed: boolean,
  workspaceId: nullable(uuid),
  lockAfterCreatedAt: nullable(timestamptz),
  lockAfterId: nullable(uuid),
  lockUntil: nullable(timestamptz),
});

const ENDED_SESSION = shape({ userId: uuid, provider: nullable(text) });

type EndedSession = RowOf<typeof ENDED_SESSION>;

/** Accounts and sessions. Of workspaces it reads only what most requests need together with the session. */
@Injectable()
export class AuthRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Opens the account of a new identity. Of two first sign-ins at once the later one gets the same account. */
  async openAccount(id: string, identity: Identity, now: Date): Promise<Account> {
    const { issuer, subject, email, name, givenName, picture } = identity;
    const [person] = await this.database.query(
      PERSON,
      Prisma.sql`
        insert into users as u
          (id, issuer, subject, email, name, given_name, picture, created_at, updated_at)
        values (${id}::uuid, ${issuer}, ${subject}, ${email}, ${name}, ${givenName}, ${picture}, ${now},
                ${now})
        on conflict (issuer, subject) do update set updated_at = excluded.updated_at
        returning ${personColumns}`,
    );
    if (!person) throw new Error('an identity was not stored');
    return person;
  }

  /**
   * Takes over the profile of an identity, if it is the one whose profile the account shows. A name that the person typed
   * stays.
   */
  async refreshProfile(
    { userId }: PersonScope,
    { issuer, subject, email, name, givenName, picture }: Identity,
    now: Date,
  ): Promise<Account> {
    const [person] = await this.database.query(
      PERSON,
      Prisma.sql`
        update users u set updated_at = ${now},
          email = case when shown then ${email} else u.email end,
          picture = case when shown then ${picture} else u.picture end,
          name = case when shown and not u.is_name_own then ${name} else u.name end,
          given_name = case when shown and not u.is_name_own then ${givenName} else u.given_name end
        from (select (issuer, subject) = (${issuer}, ${subject}) as shown
              from users where id = ${userId}::uuid) as account
        where u.id = ${userId}::uuid
        returning ${personColumns}`,
    );
    if (!person) throw new Error('the account of an identity is gone');
    return person;
  }

  /** Null for a closed account. */
  findAccount({ userId }: PersonScope): Promise<Account | null> {
    return this.database.prisma.user.findFirst({
      where: { id: userId, issuer: { not: 'closed' } },
      select: {
        id: true,
        email: true,
        name: true,
        givenName: true,
        picture: true,
        timeZone: true,
      },
    });
  }

  /** The decisions of operators about the account. */
  async standingOf({ userId }: PersonScope): Promise<{ isOperator: boolean; isDisabled: boolean }> {
    const { isOperator, disabledAt } = await this.database.prisma.user.findUniqueOrThrow({
      where: { id: userId },
      select: { isOperator: true, disabledAt: true },
    });
    return { isOperator, isDisabled: disabledAt !== null };
  }

  /** Fields that are undefined stay unchanged. */
  async updateProfile({ userId }: PersonScope, change: ProfileChange, now: Date): Promise<Account> {
    const { name, givenName, timeZone } = change;
    const person = await this.database.prisma.user.update({
      where: { id: userId },
      data: {
        name,
        givenName,
        timeZone,
        updatedAt: now,
        ...(name === undefined && givenName === undefined ? {} : { isNameOwn: true }),
      },
    });
    return person;
  }

  /** Ends every session and frees the identity: the same provider account later starts as a new person. */
  async closeAccount({ userId }: PersonScope, now: Date): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.session.deleteMany({ where: { userId } });
    await this.database.prisma.identity.deleteMany({ where: { userId } });
    await this.database.prisma.passkey.deleteMany({ where: { userId } });
    await this.database.prisma.recoveryCode.deleteMany({ where: { userId } });
    await this.database.prisma.signInLink.deleteMany({ where: { userId } });
    await this.database.prisma.user.updateMany({
      where: { id: userId },
      data: {
        issuer: 'closed',
        subject: userId,
        email: '',
        name: '',
        givenName: '',
        picture: null,
        updatedAt: now,
      },
    });
  }

  async createSession(
    { userId }: PersonScope,
    { tokenHash, identityId, passkeyId }: NewSession,
    now: Date,
  ): Promise<void> {
    await this.database.prisma.session.create({
      data: {
        tokenHash: new Uint8Array(tokenHash),
        userId,
        identityId,
        passkeyId,
        createdAt: now,
        lastSeenAt: now,
      },
    });
  }

  /**
   * Runs at every request, so it is a single statement, with the personal space that most requests are about. Finds no
   * session of a disabled person.
   */
  async findSession(tokenHash: Buffer): Promise<SessionRow | null> {
    const [row] = await this.database.query(
      SESSION_ROW,
      Prisma.sql`
        select ${personColumns},
               s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
               u.is_operator or coalesce(i.is_operator, false) as "isAppointed",
               w.id as "workspaceId", w.lock_after_created_at as "lockAfterCreatedAt",
               w.lock_after_id as "lockAfterId", w.lock_until as "lockUntil"
        from sessions s join users u on u.id = s.user_id
        left join identities i on i.id = s.identity_id
        left join workspaces w on w.owner_id = u.id and w.kind = 'personal'
        where s.token_hash = ${tokenHash} and u.disabled_at is null`,
      'session of token',
    );
    return row ?? null;
  }

  async touchSession(tokenHash: Buffer, now: Date): Promise<void> {
    await this.database.prisma.session.updateMany({
      where: { tokenHash: new Uint8Array(tokenHash) },
      data: { lastSeenAt: now },
    });
  }

  /** Returns whose it was, and the provider of the way in that had opened it; null where there was none. */
  async deleteSession(tokenHash: Buffer): Promise<EndedSession | null> {
    const [row] = await this.database.query(
      ENDED_SESSION,
      Prisma.sql`
        delete from sessions s where s.token_hash = ${tokenHash}
        returning s.user_id as "userId",
                  (select i.provider from identities i where i.id = s.identity_id) as provider`,
    );
    return row ?? null;
  }

  async deleteSessionsUnseenSince(_system: SystemScope, moment: Date): Promise<number> {
    const where = { lastSeenAt: { lt: moment } };
    return (await this.database.prisma.session.deleteMany({ where })).count;
  }
}
