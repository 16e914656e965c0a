import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import { Database } from '../../infra/database/database';

@Injectable()
export class ShareUpkeepRepository {
  constructor(private readonly database: Database) {}

  /** Deletes links that were revoked, or ended, before this moment; returns their number. */
  async deleteOver(_system: SystemScope, before: Date): Promise<number> {
    const { count } = await this.database.prisma.shareLink.deleteMany({
      where: { OR: [{ revokedAt: { lt: before } }, { expiresAt: { lt: before } }] },
    });
    return count;
  }
}
