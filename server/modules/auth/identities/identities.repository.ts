import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { ID, NONE } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import type { Identity } from '../providers/identity';

export interface IdentityRow {
  id: string;
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The issuer of an account that only passkeys open; no provider has this one. */
const PASSKEYS_ALONE = 'passkeys';

/** The ways in of people. */
@Injectable()
export class IdentitiesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Records a sign-in with a known identity, and returns whose it is. */
  async use(
    { provider, issuer, subject, email, isOperator }: Identity,
    now: Date,
  ): Promise<{ id: string; userId: string } | null> {
    const [row] = await this.database.prisma.identity.updateManyAndReturn({
      where: { issuer, subject },
      data: { provider, email, isOperator, lastUsedAt: now },
      select: { id: true, userId: true },
    });
    return row ?? null;
  }

  /** Returns the id of the row, or null when the identity belongs to an account already. */
  async add(
    { userId }: PersonScope,
    identity: Identity & { id: string },
    now: Date,
  ): Promise<string | null> {
    const { id, provider, issuer, subject, email, isOperator } = identity;
    const [row] = await this.database.prisma.identity.createManyAndReturn({
      data: {
        id,
        userId,
        provider,
        issuer,
        subject,
        email,
        isOperator,
        createdAt: now,
        lastUsedAt: now,
      },
      skipDuplicates: true,
      select: { id: true },
    });
    return row?.id ?? null;
  }

  /** The oldest first. */
  list({ userId }: PersonScope): Promise<IdentityRow[]> {
    return this.database.prisma.identity.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      omit: { userId: true, isOperator: true },
    });
  }

  /** Accounts with this address in any case of letters; two are enough to know that it names nobody. */
  async listAccountsOf(email: string): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from users
        where lower(email) = lower(${email}) and issuer <> 'closed' order by id limit 2`,
    );
    return rows.map(({ id }) => id);
  }

  /** Keeps other requests from changing the person's ways in until the transaction ends. */
  async lockWaysIn({ userId }: PersonScope): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      ID,
      Prisma.sql`select id from users where id = ${userId}::uuid for no key update`,
    );
  }

  /** Removes a way in and ends the sessions that it opened, but the one that asks for it. */
  async remove({ userId }: PersonScope, id: string, currentSession: Buffer): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.session.deleteMany({
      where: { userId, identityId: id, tokenHash: { not: new Uint8Array(currentSession) } },
    });
    await this.database.prisma.identity.deleteMany({ where: { userId, id } });
  }

  /** The account shows the profile of this identity from now on. */
  async promote(
    { userId }: PersonScope,
    { issuer, subject, email }: IdentityRow,
    now: Date,
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        update users set issuer = ${issuer}, subject = ${subject}, email = ${email}, updated_at = ${now}
        where id = ${userId}::uuid and not exists (
          select 1 from identities i
          where i.user_id = users.id and i.issuer = users.issuer and i.subject = users.subject)`,
    );
  }

  /**
   * Passkeys alone are left after the removal of this identity: the account keeps its profile, and a later sign-in with the
   * identity makes a new account.
   */
  async detach(
    { userId }: PersonScope,
    { issuer, subject }: IdentityRow,
    now: Date,
  ): Promise<void> {
    await this.database.prisma.user.updateMany({
      where: { id: userId, issuer, subject },
      data: { issuer: PASSKEYS_ALONE, subject: userId, updatedAt: now },
    });
  }
}
