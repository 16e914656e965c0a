import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { FOUND } from '../../infra/database/row-shape';

@Injectable()
export class HealthRepository {
  constructor(private readonly database: Database) {}

  /** Rejects while the database cannot be reached. Needs no scope, because it reads no rows. */
  async ping(): Promise<void> {
    await this.database.query(FOUND, Prisma.sql`select 1`);
  }
}
