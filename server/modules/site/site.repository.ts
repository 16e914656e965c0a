import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { nullable, shape, text } from '../../infra/database/row-shape';
import type { SiteRow } from './site-row';

/** The table has one row at most. */
const ONLY = 1;

const SITE = shape({ name: nullable(text), contactEmail: nullable(text) });

@Injectable()
export class SiteRepository {
  constructor(private readonly database: Database) {}

  async find(_system: SystemScope): Promise<SiteRow> {
    const [row] = await this.database.query(
      SITE,
      Prisma.sql`select name, contact_email as "contactEmail" from site where id = ${ONLY}`,
      'site',
    );
    return row ?? { name: null, contactEmail: null };
  }

  /** Leaves out what is undefined. */
  async save(_system: SystemScope, changes: Partial<SiteRow>): Promise<SiteRow> {
    return this.database.prisma.site.upsert({
      where: { id: ONLY },
      create: { id: ONLY, ...changes },
      update: changes,
      select: { name: true, contactEmail: true },
    });
  }
}
