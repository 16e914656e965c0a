import { Injectable } from '@nestjs/common';
import type { Person } from '../../common/http/person';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import type { Identity } from './google-strategy';

export interface SessionRow extends Person {
  createdAt: Date;
  lastSeenAt: Date;
}

/** Accounts and sessions: they stand above workspaces, so no scope is asked for. */
@Injectable()
export class AuthRepository {
  constructor(private readonly database: Database) {}

  /** The person of this identity, made on first sight, brought up to date otherwise. */
  async saveIdentity(id: string, identity: Identity, now: Date): Promise<Person> {
    const { issuer, subject, email, name, givenName, picture } = identity;
    const profile = { email, name, givenName, picture, updatedAt: now };
    return this.database.prisma.user.upsert({
      where: { issuer_subject: { issuer, subject } },
      create: { id, issuer, subject, createdAt: now, ...profile },
      update: profile,
      select: { id: true, email: true, name: true, givenName: true, picture: true, timeZone: true },
    });
  }

  async createSession(tokenHash: Buffer, userId: string, now: Date): Promise<void> {
    await this.database.prisma.session.create({
      data: { tokenHash: new Uint8Array(tokenHash), userId, createdAt: now, lastSeenAt: now },
    });
  }

  /** Asked at every request, so it is one statement. */
  async findSession(tokenHash: Buffer): Promise<SessionRow | null> {
    const [row] = await this.database.query<SessionRow>(Prisma.sql`
      select u.id, u.email, u.name, u.given_name as "givenName", u.picture, u.time_zone as "timeZone",
             s.created_at as "createdAt", s.last_seen_at as "lastSeenAt"
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = ${tokenHash}`);
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
