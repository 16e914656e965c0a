import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** Rejects while the database cannot be reached. For the system: it reads nobody's rows. */
  async pingForSystem(): Promise<void> {
    await this.database.query(Prisma.sql`select 1`);
  }
}
