import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { ID } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

/** The decisions of operators about accounts. */
@Injectable()
export class StandingRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The people who may act as operators now. */
  async listOperators(addresses: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(ID, operatorsSql(addresses, Prisma.empty));
    return rows.map(({ id }) => id);
  }

  /** The same; none of them can lose the role or be disabled until the transaction ends. */
  async holdOperators(addresses: readonly string[]): Promise<string[]> {
    this.transactions.assertOpen();
    const hold = Prisma.sql`for no key update of u`;
    const rows = await this.database.query(ID, operatorsSql(addresses, hold));
    return rows.map(({ id }) => id);
  }

  async setOperator({ userId }: PersonScope, isOperator: boolean, now: Date): Promise<void> {
    await this.database.prisma.user.updateMany({
      where: { id: userId },
      data: { isOperator, updatedAt: now },
    });
  }

  async setDisabled({ userId }: PersonScope, disabledAt: Date | null, now: Date): Promise<void> {
    await this.database.prisma.user.updateMany({
      where: { id: userId },
      data: { disabledAt, updatedAt: now },
    });
  }

  /** Ends every session, and withdraws the links that would open one. */
  async endSessions({ userId }: PersonScope): Promise<void> {
    await this.database.prisma.signInLink.deleteMany({ where: { userId } });
    await this.database.prisma.session.deleteMany({ where: { userId } });
  }
}

/** In the order of their ids, so that two transactions lock them alike. */
const operatorsSql = (addresses: readonly string[], hold: Prisma.Sql) => Prisma.sql`
  select u.id from users u
  where u.issuer <> 'closed' and u.disabled_at is null
    and (u.is_operator or lower(u.email) = any(${addresses}::text[])
      or exists (select 1 from identities i where i.user_id = u.id and i.is_operator))
  order by u.id ${hold}`;
