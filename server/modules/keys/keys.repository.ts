import { Injectable } from '@nestjs/common';
import type { Person } from '../../common/http/person';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface KeyRow {
  id: string;
  kind: 'key' | 'cli';
  name: string;
  canWrite: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface NewKey extends Omit<KeyRow, 'lastUsedAt'> {
  tokenHash: Buffer;
}

/** A token with the person it stands for. */
export interface BearerRow extends Pick<KeyRow, 'id' | 'kind' | 'canWrite' | 'lastUsedAt'> {
  person: Person;
}

type FlatBearerRow = Omit<BearerRow, 'person'> & Omit<Person, 'id'> & { userId: string };

/** Tokens belong to a person, not to a workspace: the first argument is whose they are. */
@Injectable()
export class KeysRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(userId: string): Promise<KeyRow[]> {
    return this.database.query<KeyRow>(Prisma.sql`
      select id, kind, name, can_write as "canWrite", created_at as "createdAt",
             last_used_at as "lastUsedAt"
      from access_tokens where user_id = ${userId}::uuid order by created_at desc, id desc`);
  }

  /** False where the person has `limit` tokens already; the lock lets two requests not both be the last. */
  create(userId: string, key: NewKey, limit: number): Promise<boolean> {
    const { id, kind, name, canWrite, tokenHash, createdAt } = key;
    return this.database.transaction(async () => {
      await this.database.query(Prisma.sql`
        select 1 from users where id = ${userId}::uuid for no key update`);
      const rows = await this.database.query(Prisma.sql`
        insert into access_tokens (id, user_id, kind, name, can_write, token_hash, created_at)
        select ${id}::uuid, ${userId}::uuid, ${kind}::"TokenKind", ${name}, ${canWrite}, ${tokenHash},
               ${createdAt}
        where (select count(*) from access_tokens where user_id = ${userId}::uuid) < ${limit}
        returning 1`);
      return rows.length > 0;
    });
  }

  /** False where the person has no such token. */
  async remove(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      delete from access_tokens where id = ${id}::uuid and user_id = ${userId}::uuid returning 1`);
    return rows.length > 0;
  }

  /** Asked at every request of a program, so it is one statement. Nobody is behind a closed account. */
  async findByHashForSystem(tokenHash: Buffer): Promise<BearerRow | null> {
    const [row] = await this.database.query<FlatBearerRow>(
      Prisma.sql`
        select t.id, t.kind, t.can_write as "canWrite", t.last_used_at as "lastUsedAt",
               u.id as "userId", u.email, u.name, u.given_name as "givenName", u.picture,
               u.time_zone as "timeZone"
        from access_tokens t join users u on u.id = t.user_id and u.issuer <> 'closed'
        where t.token_hash = ${tokenHash}`,
      'person of token',
    );
    if (!row) return null;
    const { id, kind, canWrite, lastUsedAt, userId, ...person } = row;
    return { id, kind, canWrite, lastUsedAt, person: { id: userId, ...person } };
  }

  async touchForSystem(id: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      update access_tokens set last_used_at = ${now} where id = ${id}::uuid`);
  }
}
