import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import { Database } from '../../infra/database/database';
import { type CliPairing } from '../../infra/database/generated/client';

/** A pairing without its secret; `userId` is the person who answered, `address` that of the request. */
export type PairingRow = Omit<CliPairing, 'secretHash'>;

export interface NewPairing extends Omit<PairingRow, 'state' | 'userId'> {
  secretHash: Buffer;
}

/** A pairing starts without a session: holders of its code or secret may ask for it. */
@Injectable()
export class PairingsRepository {
  constructor(private readonly database: Database) {}

  /** Returns false when the code is taken, which happens once in billions. */
  async create(pairing: NewPairing): Promise<boolean> {
    const { id, code, secretHash, deviceName, address, createdAt, expiresAt } = pairing;
    const { count } = await this.database.prisma.cliPairing.createMany({
      data: {
        id,
        code,
        secretHash: new Uint8Array(secretHash),
        deviceName,
        address,
        createdAt,
        expiresAt,
      },
      skipDuplicates: true,
    });
    return count > 0;
  }

  async findBySecret(id: string, secretHash: Buffer): Promise<PairingRow | null> {
    return this.database.prisma.cliPairing.findFirst({
      where: { id, secretHash: new Uint8Array(secretHash) },
      omit: { secretHash: true },
    });
  }

  /** An answered pairing is shown only to the person who answered it. */
  async findByCode({ userId }: PersonScope, code: string): Promise<PairingRow | null> {
    return this.database.prisma.cliPairing.findFirst({
      where: { code, OR: [{ userId: null }, { userId }] },
      omit: { secretHash: true },
    });
  }

  /** Returns true for the first answer to a waiting pairing. */
  async answer(
    { userId }: PersonScope,
    { code, state, now }: { code: string; state: 'approved' | 'denied'; now: Date },
  ): Promise<boolean> {
    const { count } = await this.database.prisma.cliPairing.updateMany({
      where: { code, state: 'pending', expiresAt: { gt: now } },
      data: { state, userId },
    });
    return count > 0;
  }

  /** Returns true for one of several simultaneous polls; never for a person who is disabled. */
  async take(id: string): Promise<boolean> {
    const { count } = await this.database.prisma.cliPairing.updateMany({
      where: { id, state: 'approved', user: { disabledAt: null } },
      data: { state: 'used' },
    });
    return count > 0;
  }

  async removeAll({ userId }: PersonScope): Promise<void> {
    await this.database.prisma.cliPairing.deleteMany({ where: { userId } });
  }

  async purgeExpired(before: Date): Promise<void> {
    await this.database.prisma.cliPairing.deleteMany({ where: { expiresAt: { lt: before } } });
  }
}
