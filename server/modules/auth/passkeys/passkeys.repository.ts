import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { Database } from '../../../infra/database/database';
import { Transactions } from '../../../infra/database/transactions';
import type { CredentialUse, ProvenCredential } from '../../../infra/webauthn/webauthn';

export interface PasskeyRow {
  id: string;
  rpId: string;
  name: string;
  deviceType: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  clonedAt: Date | null;
}

/** The parts of a passkey by which an answer of it is checked. */
export interface KnownCredential {
  id: string;
  userId: string;
  publicKey: Uint8Array;
}

export interface NewPasskey {
  id: string;
  credential: ProvenCredential;
  transports: readonly string[];
  rpId: string;
  name: string;
}

const SHOWN = {
  id: true,
  rpId: true,
  name: true,
  deviceType: true,
  createdAt: true,
  lastUsedAt: true,
  clonedAt: true,
} as const;

/** The passkeys of people; callers hold the lock of the person's ways in where they change them. */
@Injectable()
export class PasskeysRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The oldest first. */
  list({ userId }: PersonScope): Promise<PasskeyRow[]> {
    return this.database.prisma.passkey.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: SHOWN,
    });
  }

  /** The ids by which authenticators know them. */
  async listCredentials({
    userId,
  }: PersonScope): Promise<{ id: Uint8Array; transports: string[] }[]> {
    const rows = await this.database.prisma.passkey.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      select: { credentialId: true, transports: true },
    });
    return rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  }

  /** Those that open the account at this host. */
  countUsable({ userId }: PersonScope, rpId: string): Promise<number> {
    return this.database.prisma.passkey.count({ where: { userId, rpId } });
  }

  /** Nobody is signed in yet, so the credential names the person. */
  findByCredential(credentialId: Buffer): Promise<KnownCredential | null> {
    return this.database.prisma.passkey.findUnique({
      where: { credentialId: new Uint8Array(credentialId) },
      select: { id: true, userId: true, publicKey: true },
    });
  }

  /** Returns null when somebody has the credential already. */
  async add({ userId }: PersonScope, passkey: NewPasskey, now: Date): Promise<PasskeyRow | null> {
    const { id, credential, transports, rpId, name } = passkey;
    const [row] = await this.database.prisma.passkey.createManyAndReturn({
      data: {
        id,
        userId,
        credentialId: new Uint8Array(credential.id),
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        deviceType: credential.deviceType,
        isBackedUp: credential.isBackedUp,
        transports: [...transports],
        rpId,
        name,
        createdAt: now,
      },
      skipDuplicates: true,
      select: SHOWN,
    });
    return row ?? null;
  }

  async rename({ userId }: PersonScope, id: string, name: string): Promise<PasskeyRow | null> {
    const [row] = await this.database.prisma.passkey.updateManyAndReturn({
      where: { userId, id },
      data: { name },
      select: SHOWN,
    });
    return row ?? null;
  }

  /** Records a use. Returns false where the count of uses has not grown; authenticators that do not count say zero. */
  async use(
    { userId }: PersonScope,
    id: string,
    { counter, deviceType, isBackedUp }: CredentialUse,
    now: Date,
  ): Promise<boolean> {
    const { count } = await this.database.prisma.passkey.updateMany({
      where: { userId, id, counter: counter === 0 ? 0 : { lt: counter } },
      data: { counter, deviceType, isBackedUp, lastUsedAt: now },
    });
    return count > 0;
  }

  /** Returns true the first time. */
  async markCloned({ userId }: PersonScope, id: string, now: Date): Promise<boolean> {
    const { count } = await this.database.prisma.passkey.updateMany({
      where: { userId, id, clonedAt: null },
      data: { clonedAt: now },
    });
    return count > 0;
  }

  /** Removes a passkey and ends the sessions that it opened, but the one that asks for it. */
  async remove({ userId }: PersonScope, id: string, currentSession: Buffer): Promise<void> {
    this.transactions.assertOpen();
    await this.database.prisma.session.deleteMany({
      where: { userId, passkeyId: id, tokenHash: { not: new Uint8Array(currentSession) } },
    });
    await this.database.prisma.passkey.deleteMany({ where: { userId, id } });
  }
}
