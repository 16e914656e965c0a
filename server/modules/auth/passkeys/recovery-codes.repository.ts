import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Transactions } from '../../../infra/database/transactions';

export interface NewCode {
  id: string;
  codeHash: Buffer;
}

@Injectable()
export class RecoveryCodesRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  countLeft({ userId }: PersonScope): Promise<number> {
    return this.database.prisma.recoveryCode.count({ where: { userId, usedAt: null } });
  }

  /** The older ones end. */
  async replace({ userId }: PersonScope, codes: readonly NewCode[], now: Date): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.recoveryCode.deleteMany({ where: { userId } });
    await this.database.prisma.recoveryCode.createMany({
      data: codes.map(({ id, codeHash }) => ({
        id,
        userId,
        codeHash: new Uint8Array(codeHash),
        createdAt: now,
      })),
    });
  }

  /** Returns the person of one of several simultaneous uses; nobody is signed in yet. */
  async take(codeHash: Buffer, now: Date): Promise<string | null> {
    const [row] = await this.database.prisma.recoveryCode.updateManyAndReturn({
      where: { codeHash: new Uint8Array(codeHash), usedAt: null },
      data: { usedAt: now },
      select: { userId: true },
    });
    return row?.userId ?? null;
  }
}
