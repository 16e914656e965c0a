import { Injectable } from '@nestjs/common';
import type { Account } from '../../common/http/person.decorator';
import type { PersonScope } from '../../common/person-scope';
import { Database } from '../../infra/database/database';
import { tokenKind } from '../../infra/database/enum-columns';
import { type AccessToken, Prisma } from '../../infra/database/generated/client';
import {
  boolean,
  COUNT,
  FOUND,
  NONE,
  nullable,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';
import { Transactions } from '../../infra/database/transactions';

export type KeyRow = Omit<AccessToken, 'userId' | 'tokenHash'>;

export interface NewKey extends Omit<KeyRow, 'lastUsedAt'> {
  tokenHash: Buffer;
}

/** A token together with its person. */
export interface BearerRow extends Pick<
  KeyRow,
  'id' | 'kind' | 'canWrite' | 'createdAt' | 'lastUsedAt'
> {
  person: Account;
  isDisabled: boolean;
}

const FLAT_BEARER_ROW = shape({
  id: uuid,
  kind: tokenKind,
  canWrite: boolean,
  createdAt: timestamptz,
  lastUsedAt: nullable(timestamptz),
  userId: uuid,
  email: text,
  name: text,
  givenName: text,
  picture: nullable(text),
  timeZone: nullable(text),
  isDisabled: boolean,
});

/** Tokens belong to a person, not to a workspace. */
@Injectable()
export class KeysRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Newest first. */
  list({ userId }: PersonScope): Promise<KeyRow[]> {
    return this.database.prisma.accessToken.findMany({
      where: { userId },
      omit: { userId: true, tokenHash: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
  }

  /**
   * Returns false when the person has `limit` tokens already; the lock stops two requests from both taking the last
   * place. Command lines unused since `idleSince` are not counted.
   */
  create(
    { userId }: PersonScope,
    key: NewKey,
    { limit, idleSince }: { limit: number; idleSince: Date },
  ): Promise<boolean> {
    const { tokenHash } = key;
    return this.transactions.run(async () => {
      await this.database.query(
        FOUND,
        Prisma.sql`
          select 1 from users where id = ${userId}::uuid for no key update`,
      );
      const [used] = await this.database.query(
        COUNT,
        Prisma.sql`
          select count(*) as count from access_tokens
          where user_id = ${userId}::uuid
            and (kind <> 'cli' or coalesce(last_used_at, created_at) > ${idleSince})`,
      );
      if ((used?.count ?? 0) >= limit) return false;
      await this.database.query(
        NONE,
        Prisma.sql`
          delete from access_tokens where user_id = ${userId}::uuid and kind = 'cli'
            and coalesce(last_used_at, created_at) <= ${idleSince}`,
      );
      await this.database.prisma.accessToken.create({
        data: { ...key, tokenHash: new Uint8Array(tokenHash), userId },
      });
      return true;
    });
  }

  /** Returns false when the person has no such token. */
  async remove({ userId }: PersonScope, id: string): Promise<boolean> {
    const { count } = await this.database.prisma.accessToken.deleteMany({ where: { id, userId } });
    return count > 0;
  }

  /** Runs at every request of a program, so it is a single statement. Skips closed accounts. */
  async findByHash(tokenHash: Buffer): Promise<BearerRow | null> {
    const [row] = await this.database.query(
      FLAT_BEARER_ROW,
      Prisma.sql`
        select t.id, t.kind, t.can_write as "canWrite", t.created_at as "createdAt", t.last_used_at as "lastUsedAt",
               u.id as "userId", u.email, u.name, u.given_name as "givenName", u.picture,
               u.time_zone as "timeZone", u.disabled_at is not null as "isDisabled"
        from access_tokens t join users u on u.id = t.user_id and u.issuer <> 'closed'
        where t.token_hash = ${tokenHash}`,
      'person of token',
    );
    if (!row) return null;
    const { id, kind, canWrite, createdAt, lastUsedAt, isDisabled, userId, ...person } = row;
    const token = { id, kind, canWrite, createdAt, lastUsedAt, isDisabled };
    return { ...token, person: { id: userId, ...person } };
  }

  async removeAll({ userId }: PersonScope): Promise<void> {
    await this.database.prisma.accessToken.deleteMany({ where: { userId } });
  }

  async touch({ userId }: PersonScope, id: string, now: Date): Promise<void> {
    await this.database.prisma.accessToken.updateMany({
      where: { id, userId },
      data: { lastUsedAt: now },
    });
  }
}
