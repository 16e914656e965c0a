import { Injectable } from '@nestjs/common';
import type { WorkspaceKind, WorkspaceRole } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface MembershipRow {
  workspaceId: string;
  kind: WorkspaceKind;
  role: WorkspaceRole;
  ownerId: string;
}

/** Where scopes come from; the only repository whose reads are named for a person instead of a scope. */
@Injectable()
export class WorkspacesRepository {
  constructor(private readonly database: Database) {}

  async findPersonal(userId: string): Promise<MembershipRow | null> {
    const [row] = await this.database.query<MembershipRow>(
      Prisma.sql`
        select id as "workspaceId", kind, 'owner' as role, owner_id as "ownerId"
        from workspaces where owner_id = ${userId}::uuid and kind = 'personal'`,
      'personal space of person',
    );
    return row ?? null;
  }

  async findMembership(userId: string, workspaceId: string): Promise<MembershipRow | null> {
    const [row] = await this.database.query<MembershipRow>(
      Prisma.sql`
        select w.id as "workspaceId", w.kind, m.role, w.owner_id as "ownerId"
        from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.workspace_id = ${workspaceId}::uuid and m.user_id = ${userId}::uuid`,
      'membership of person',
    );
    return row ?? null;
  }

  /** Two first requests may come at once; the unique index lets one of them make the space. */
  async createPersonal(id: string, userId: string, now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      with made as (
        insert into workspaces (id, kind, owner_id, created_at)
        values (${id}::uuid, 'personal', ${userId}::uuid, ${now})
        on conflict do nothing
        returning id)
      insert into workspace_members (workspace_id, user_id, role, created_at)
      select id, ${userId}::uuid, 'owner', ${now} from made`);
  }
}
