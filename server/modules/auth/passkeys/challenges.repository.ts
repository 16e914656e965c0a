import { Injectable } from '@nestjs/common';
import { Database } from '../../../infra/database/database';

/** Challenges that passkeys have answered, until they expire. */
@Injectable()
export class ChallengesRepository {
  constructor(private readonly database: Database) {}

  /** Returns true for one of several simultaneous answers. */
  async use(challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
    const { count } = await this.database.prisma.usedChallenge.createMany({
      data: { challengeHash: new Uint8Array(challengeHash), expiresAt },
      skipDuplicates: true,
    });
    return count > 0;
  }

  async purgeExpired(now: Date): Promise<void> {
    await this.database.prisma.usedChallenge.deleteMany({ where: { expiresAt: { lte: now } } });
  }
}
