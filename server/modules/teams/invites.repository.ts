import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

export interface InviteRow {
  id: string;
  workspaceId: string;
  teamName: string;
  email: string;
  role: GivenRole;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export interface NewInvite {
  id: string;
  email: string;
  role: GivenRole;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

const select = Prisma.sql`
  select i.id, i.workspace_id as "workspaceId", coalesce(w.name, '') as "teamName", i.email, i.role,
         u.name as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt"
  from invites i
  join workspaces w on w.id = i.workspace_id and w.deleted_at is null
  left join users u on u.id = i.invited_by_id and u.issuer <> 'closed'`;

@Injectable()
export class InvitesRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** One for each address: a later one replaces an earlier one, whose token is then worth nothing. */
  async put({ workspaceId, userId }: WorkspaceScope, invite: NewInvite): Promise<string> {
    const { id, email, role, tokenHash, createdAt, expiresAt } = invite;
    const [row] = await this.database.query<{ id: string }>(Prisma.sql`
      insert into invites
        (id, workspace_id, email, role, token_hash, invited_by_id, created_at, expires_at)
      values (${id}::uuid, ${workspaceId}::uuid, ${email}, ${role}::"WorkspaceRole", ${tokenHash},
              ${userId}::uuid, ${createdAt}, ${expiresAt})
      on conflict (workspace_id, email) do update set
        role = excluded.role, token_hash = excluded.token_hash, created_at = excluded.created_at,
        invited_by_id = excluded.invited_by_id, expires_at = excluded.expires_at
      returning id`);
    return row?.id ?? id;
  }

  /** Newest first; expired ones too. */
  async list({ workspaceId }: WorkspaceScope): Promise<InviteRow[]> {
    return this.database.query<InviteRow>(Prisma.sql`
      ${select} where i.workspace_id = ${workspaceId}::uuid order by i.created_at desc, i.id desc`);
  }

  async find({ workspaceId }: WorkspaceScope, id: string): Promise<InviteRow | null> {
    const [row] = await this.database.query<InviteRow>(Prisma.sql`
      ${select} where i.workspace_id = ${workspaceId}::uuid and i.id = ${id}::uuid`);
    return row ?? null;
  }

  async findByEmail({ workspaceId }: WorkspaceScope, email: string): Promise<InviteRow | null> {
    const [row] = await this.database.query<InviteRow>(Prisma.sql`
      ${select} where i.workspace_id = ${workspaceId}::uuid and i.email = ${email}`);
    return row ?? null;
  }

  async remove({ workspaceId }: WorkspaceScope, id: string): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from invites where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
  }

  /** For the system: which team holds this id. The caller must then prove membership. */
  async locateForSystem(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ workspaceId: string }>(Prisma.sql`
      select workspace_id as "workspaceId" from invites where id = ${id}::uuid`);
    return row?.workspaceId ?? null;
  }

  /** For the holder of the token. */
  async findByTokenForSystem(tokenHash: Buffer, now: Date): Promise<InviteRow | null> {
    const [row] = await this.database.query<InviteRow>(Prisma.sql`
      ${select} where i.token_hash = ${tokenHash} and i.expires_at > ${now}`);
    return row ?? null;
  }

  /** Uses the token up; true for one of those who try at the same moment. */
  async takeForSystem(tokenHash: Buffer): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      delete from invites where token_hash = ${tokenHash} returning 1`);
    return rows.length > 0;
  }

  async purgeExpiredForSystem(before: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from invites where expires_at < ${before}`);
  }
}
