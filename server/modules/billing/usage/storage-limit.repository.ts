import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { FOUND, int8, NONE, nullable, type RowOf, shape } from '../../../infra/database/row-shape';

const STORED = shape({ used: int8, own: nullable(int8) });
const TAKEN = shape({ used: int8, reserved: int8 });

/** A process that dies leaves its reservations; no upload takes as long as this. */
const LONGEST_UPLOAD = Prisma.sql`interval '1 hour'`;

/** Bytes in a workspace, and the limit that an operator set for it alone: 0 is none. */
export type StoredBytes = RowOf<typeof STORED>;

/** Bytes of workspaces and their limits. */
@Injectable()
export class StorageLimitRepository {
  constructor(private readonly database: Database) {}

  async find({ workspaceId }: WorkspaceScope): Promise<StoredBytes | null> {
    const [row] = await this.database.query(
      STORED,
      Prisma.sql`
        select stored_bytes as used, storage_limit as own
        from workspaces where id = ${workspaceId}::uuid`,
      'stored bytes',
    );
    return row ?? null;
  }

  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.database.lockWorkspace(scope);
  }

  /** Bytes in a workspace, and those of uploads under way. */
  async taken({ workspaceId }: WorkspaceScope): Promise<RowOf<typeof TAKEN>> {
    const [row] = await this.database.query(
      TAKEN,
      Prisma.sql`
        select w.stored_bytes as used,
               (select coalesce(sum(r.bytes), 0)::bigint from upload_reservations r
                where r.workspace_id = w.id and r.ends_at > now()) as reserved
        from workspaces w where w.id = ${workspaceId}::uuid`,
    );
    return row ?? { used: 0, reserved: 0 };
  }

  /** Also deletes what interrupted uploads of this space left. */
  async reserve({ workspaceId }: WorkspaceScope, id: string, bytes: number): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        with ended as (
          delete from upload_reservations
          where workspace_id = ${workspaceId}::uuid and ends_at <= now()
        )
        insert into upload_reservations (id, workspace_id, bytes, ends_at)
        values (${id}::uuid, ${workspaceId}::uuid, ${bytes}::bigint, now() + ${LONGEST_UPLOAD})`,
    );
  }

  async release({ workspaceId }: WorkspaceScope, id: string): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from upload_reservations
        where id = ${id}::uuid and workspace_id = ${workspaceId}::uuid`,
    );
  }

  /** Returns false for a person who has no personal space yet. */
  setOfPerson({ userId }: PersonScope, limit: number | null): Promise<boolean> {
    return this.set(Prisma.sql`kind = 'personal' and owner_id = ${userId}::uuid`, limit);
  }

  /** Returns false where there is no such team. */
  setOfTeam(_system: SystemScope, teamId: string, limit: number | null): Promise<boolean> {
    return this.set(Prisma.sql`kind = 'team' and id = ${teamId}::uuid`, limit);
  }

  private async set(where: Prisma.Sql, limit: number | null): Promise<boolean> {
    const rows = await this.database.query(
      FOUND,
      Prisma.sql`update workspaces set storage_limit = ${limit}::bigint where ${where} returning 1`,
    );
    return rows.length > 0;
  }
}
