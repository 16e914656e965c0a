import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { int8, shape } from '../../../infra/database/row-shape';
import { storedBytes } from '../counters/counters.repository';

const BYTES = shape({ bytes: int8 });

@Injectable()
export class StorageUseRepository {
  constructor(private readonly database: Database) {}

  /** Bytes of the trash, which is small beside the workspace. */
  async trashed({ workspaceId }: WorkspaceScope): Promise<number> {
    const [row] = await this.database.query(
      BYTES,
      Prisma.sql`
        select coalesce(${storedBytes}, 0) as bytes from screenshots
        where workspace_id = ${workspaceId}::uuid and deleted_at is not null`,
    );
    return row?.bytes ?? 0;
  }
}
