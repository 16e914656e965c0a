import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface PairingRow {
  id: string;
  code: string;
  deviceName: string;
  state: 'pending' | 'approved' | 'denied' | 'used';
  /** Who answered. */
  userId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export interface NewPairing extends Omit<PairingRow, 'state' | 'userId'> {
  secretHash: Buffer;
}

const select = Prisma.sql`
  select id, code, device_name as "deviceName", state, user_id as "userId",
         created_at as "createdAt", expires_at as "expiresAt"
  from cli_pairings`;

/** Nobody is signed in where a pairing begins: who knows its code or its secret may ask. */
@Injectable()
export class PairingsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** False where the code is taken, which is one in billions. */
  async createForSystem(pairing: NewPairing): Promise<boolean> {
    const { id, code, secretHash, deviceName, createdAt, expiresAt } = pairing;
    const rows = await this.database.query(Prisma.sql`
      insert into cli_pairings (id, code, secret_hash, device_name, created_at, expires_at)
      values (${id}::uuid, ${code}, ${secretHash}, ${deviceName}, ${createdAt}, ${expiresAt})
      on conflict (code) do nothing returning 1`);
    return rows.length > 0;
  }

  async findBySecretForSystem(id: string, secretHash: Buffer): Promise<PairingRow | null> {
    const [row] = await this.database.query<PairingRow>(Prisma.sql`
      ${select} where id = ${id}::uuid and secret_hash = ${secretHash}`);
    return row ?? null;
  }

  /** An answered one is shown only to whoever answered it. */
  async findByCode(userId: string, code: string): Promise<PairingRow | null> {
    const [row] = await this.database.query<PairingRow>(Prisma.sql`
      ${select} where code = ${code} and (user_id is null or user_id = ${userId}::uuid)`);
    return row ?? null;
  }

  /** True for the first answer to one that still waits. */
  async answer(
    userId: string,
    { code, state, now }: { code: string; state: 'approved' | 'denied'; now: Date },
  ): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update cli_pairings set state = ${state}::"PairingState", user_id = ${userId}::uuid
      where code = ${code} and state = 'pending' and expires_at > ${now} returning 1`);
    return rows.length > 0;
  }

  /** True for one of those who poll at the same moment. */
  async takeForSystem(id: string): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      update cli_pairings set state = 'used' where id = ${id}::uuid and state = 'approved' returning 1`);
    return rows.length > 0;
  }

  async purgeExpiredForSystem(before: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from cli_pairings where expires_at < ${before}`);
  }
}
