import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** Which screenshots outside the trash. */
export interface Selection {
  /** Null means all that the rest allows. */
  ids: readonly string[] | null;
  workspaceId: string | null;
  isFailedOnly: boolean;
}

export interface SelectedRow {
  id: string;
  workspaceId: string;
}

/** Screenshots of everybody: machine access, no scope. */
@Injectable()
export class ReprocessingRepository {
  constructor(private readonly database: Database) {}

  async countForSystem(selection: Selection): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(Prisma.sql`
      select count(*) as count from screenshots where ${chosen(selection)}`);
    return row?.count ?? 0;
  }

  /** In the order of their ids, behind one of them. */
  listForSystem(
    selection: Selection,
    { after, limit }: { after: string | null; limit: number },
  ): Promise<SelectedRow[]> {
    const rest = after === null ? Prisma.empty : Prisma.sql`and id > ${after}::uuid`;
    return this.database.query<SelectedRow>(Prisma.sql`
      select id, workspace_id as "workspaceId" from screenshots
      where ${chosen(selection)} ${rest} order by id limit ${limit}`);
  }

  async findPersonalForSystem(userId: string): Promise<string | null> {
    return this.id(Prisma.sql`
      select id from workspaces where owner_id = ${userId}::uuid and kind = 'personal'`);
  }

  /** By id, or by name whatever its case. */
  async listTeamsForSystem(team: { id: string } | { name: string }): Promise<string[]> {
    const which =
      'id' in team
        ? Prisma.sql`id = ${team.id}::uuid`
        : Prisma.sql`lower(name) = lower(${team.name})`;
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select id from workspaces where kind = 'team' and deleted_at is null and ${which}`);
    return rows.map(({ id }) => id);
  }

  private async id(sql: Prisma.Sql): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(sql);
    return row?.id ?? null;
  }
}

const chosen = ({ ids, workspaceId, isFailedOnly }: Selection) => Prisma.sql`
  deleted_at is null
  ${ids === null ? Prisma.empty : Prisma.sql`and id = any(${[...ids]}::uuid[])`}
  ${workspaceId === null ? Prisma.empty : Prisma.sql`and workspace_id = ${workspaceId}::uuid`}
  ${isFailedOnly ? Prisma.sql`and processing_status = 'failed'` : Prisma.empty}`;
