import { Injectable } from '@nestjs/common';
import type { Person } from '../../common/http/person';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { Identity } from './google-strategy';

export interface SessionRow extends Person {
  createdAt: Date;
  lastSeenAt: Date;
}

/** What a person may change about themselves; undefined leaves it. */
export interface ProfileChange {
  name?: string;
  givenName?: string;
  timeZone?: string | null;
}

const personColumns = Prisma.sql`
  u.id, u.email, u.name, u.given_name as "givenName", u.picture, u.time_zone as "timeZone"`;

/** Accounts and sessions: they stand above workspaces, so no scope is asked for. */
@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  /** The person of this identity, made on first sight, brought up to date otherwise. */
  async saveIdentity(id: string, identity: Identity, now: Date): Promise<Person> {
    const { issuer, subject, email, name, givenName, picture } = identity;
    const [person] = await this.database.query<Person>(Prisma.sql`
      insert into users as u
        (id, issuer, subject, email, name, given_name, picture, created_at, updated_at)
      values (${id}::uuid, ${issuer}, ${subject}, ${email}, ${name}, ${givenName}, ${picture}, ${now},
              ${now})
      on conflict (issuer, subject) do update set
        email = excluded.email, picture = excluded.picture, updated_at = excluded.updated_at,
        name = case when u.is_name_own then u.name else excluded.name end,
        given_name = case when u.is_name_own then u.given_name else excluded.given_name end
      returning ${personColumns}`);
    if (!person) throw new Error('an identity was not stored');
    return person;
  }

  /** What is not named stays as it is. */
  async updateProfile(userId: string, change: ProfileChange, now: Date): Promise<Person> {
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

  /** Ends every session and frees the identity: the same account of the provider starts as somebody new. */
  async closeAccount(userId: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from sessions where user_id = ${userId}::uuid`);
    await this.database.query(Prisma.sql`
      update users set issuer = 'closed', subject = id::text, email = '', name = '', given_name = '',
             picture = null, updated_at = ${now}
      where id = ${userId}::uuid`);
  }

  async createSession(tokenHash: Buffer, userId: string, now: Date): Promise<void> {
    await this.database.prisma.session.create({
      data: { tokenHash: new Uint8Array(tokenHash), userId, createdAt: now, lastSeenAt: now },
    });
  }

  /** Asked at every request, so it is one statement. */
  async findSession(tokenHash: Buffer): Promise<SessionRow | null> {
    const [row] = await this.database.query<SessionRow>(
      Prisma.sql`
        select ${personColumns},
               s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${tokenHash}`,
      'session of token',
    );
    return row ?? null;
  }

  async touchSession(tokenHash: Buffer, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update sessions set last_seen_at = ${now} where token_hash = ${tokenHash}`);
  }

  async deleteSession(tokenHash: Buffer): Promise<void> {
    await this.database.query(Prisma.sql`delete from sessions where token_hash = ${tokenHash}`);
  }

  async deleteSessionsUnseenSince(moment: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from sessions where last_seen_at < ${moment}`);
  }
}
