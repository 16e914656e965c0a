import { Injectable } from '@nestjs/common';
import type { ReadingVersion } from '../../../common/reading-version';
import type { PersonScope } from '../../../common/person-scope';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { COUNT, ID, type RowOf, shape, uuid } from '../../../infra/database/row-shape';

/** Selects screenshots outside the trash. */
export interface Selection {
  /** Null means no restriction by id. */
  ids: readonly string[] | null;
  workspace: WorkspaceScope | null;
  isFailedOnly: boolean;
  /** Only what an older engine or older rules read. */
  before: ReadingVersion | null;
}

const SELECTED_ROW = shape({ id: uuid, workspaceId: uuid });

export type SelectedRow = RowOf<typeof SELECTED_ROW>;

/** Screenshots of all workspaces. */
@Injectable()
export class ReprocessingRepository {
  constructor(private readonly database: Database) {}

  async count(_system: SystemScope, selection: Selection): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from screenshots where ${chosen(selection)}`,
    );
    return row?.count ?? 0;
  }

  /** Those of the selection that are still to be read. */
  async countWaiting(_system: SystemScope, selection: Selection): Promise<number> {
    const [row] = await this.database.query(
      COUNT,
      Prisma.sql`
        select count(*) as count from screenshots
        where ${chosen(selection)} and processing_status in ('pending', 'processing')`,
    );
    return row?.count ?? 0;
  }

  /** Ordered by id, starting after one. */
  list(
    _system: SystemScope,
    selection: Selection,
    { after, limit }: { after: string | null; limit: number },
  ): Promise<SelectedRow[]> {
    const rest = after === null ? Prisma.empty : Prisma.sql`and id > ${after}::uuid`;
    return this.database.query(
      SELECTED_ROW,
      Prisma.sql`
        select id, workspace_id as "workspaceId" from screenshots
        where ${chosen(selection)} ${rest} order by id limit ${limit}`,
    );
  }

  async findPersonal({ userId }: PersonScope): Promise<string | null> {
    const row = await this.database.prisma.workspace.findFirst({
      where: { ownerId: userId, kind: 'personal' },
      select: { id: true },
    });
    return row?.id ?? null;
  }

  /** Finds by id, or by name in any case. */
  async listTeams(
    _system: SystemScope,
    team: { id: string } | { name: string },
  ): Promise<string[]> {
    const which =
      'id' in team
        ? Prisma.sql`id = ${team.id}::uuid`
        : Prisma.sql`lower(name) = lower(${team.name})`;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select id from workspaces where kind = 'team' and deleted_at is null and ${which}`,
    );
    return rows.map(({ id }) => id);
  }
}

const chosen = ({ ids, workspace, isFailedOnly, before }: Selection) => Prisma.sql`
  deleted_at is null
  ${ids === null ? Prisma.empty : Prisma.sql`and id = any(${[...ids]}::uuid[])`}
  ${workspace === null ? Prisma.empty : Prisma.sql`and workspace_id = ${workspace.workspaceId}::uuid`}
  ${isFailedOnly ? Prisma.sql`and processing_status = 'failed'` : Prisma.empty}
  ${before === null ? Prisma.empty : readBefore(before)}`;

const readBefore = ({ engine, rules }: ReadingVersion) => Prisma.sql`
  and (workspace_id, id) in (
    select t.workspace_id, t.screenshot_id from screenshot_texts t
    where (t.engine_version, t.rules_version) < (${engine}::int, ${rules}::int))`;
