import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import type { GivenRole } from '../../contract/team-roles';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  ID,
  NONE,
  nullable,
  oneOf,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';

const WORKSPACE_ID = shape({ workspaceId: uuid });

/** An invite never makes somebody the owner. */
const givenRole = oneOf<GivenRole>(['admin', 'member'], 'WorkspaceRole');

const INVITE_ROW = shape({
  id: uuid,
  workspaceId: uuid,
  teamName: text,
  email: text,
  role: givenRole,
  invitedBy: nullable(text),
  createdAt: timestamptz,
  expiresAt: timestamptz,
});

export type InviteRow = RowOf<typeof INVITE_ROW>;

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

const ROLE = shape({ role: givenRole });

@Injectable()
export class InvitesRepository {
  constructor(private readonly database: Database) {}

  /** Each address has one invite: a later one replaces it and invalidates its token. */
  async put({ workspaceId, userId }: WorkspaceAccess, invite: NewInvite): Promise<string> {
    const { id, email, role, tokenHash, createdAt, expiresAt } = invite;
    const [row] = await this.database.query(
      ID,
      Prisma.sql`
        insert into invites
          (id, workspace_id, email, role, token_hash, invited_by_id, created_at, expires_at)
        values (${id}::uuid, ${workspaceId}::uuid, ${email}, ${role}::"WorkspaceRole", ${tokenHash},
                ${userId}::uuid, ${createdAt}, ${expiresAt})
        on conflict (workspace_id, email) do update set
          role = excluded.role, token_hash = excluded.token_hash, created_at = excluded.created_at,
          invited_by_id = excluded.invited_by_id, expires_at = excluded.expires_at
        returning id`,
    );
    return row?.id ?? id;
  }

  /** Newest first; expired ones too. */
  async list({ workspaceId }: WorkspaceScope): Promise<InviteRow[]> {
    return this.database.query(
      INVITE_ROW,
      Prisma.sql`
        ${select} where i.workspace_id = ${workspaceId}::uuid order by i.created_at desc, i.id desc`,
    );
  }

  async find({ workspaceId }: WorkspaceScope, id: string): Promise<InviteRow | null> {
    const [row] = await this.database.query(
      INVITE_ROW,
      Prisma.sql`
        ${select} where i.workspace_id = ${workspaceId}::uuid and i.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  async findByEmail({ workspaceId }: WorkspaceScope, email: string): Promise<InviteRow | null> {
    const [row] = await this.database.query(
      INVITE_ROW,
      Prisma.sql`
        ${select} where i.workspace_id = ${workspaceId}::uuid and i.email = ${email}`,
    );
    return row ?? null;
  }

  async remove({ workspaceId }: WorkspaceScope, id: string): Promise<void> {
    await this.database.prisma.invite.deleteMany({ where: { workspaceId, id } });
  }

  /** Removes the invites of this person except those to the kept roles. Returns the roles of the removed ones. */
  async removeSentBy(
    { workspaceId }: WorkspaceScope,
    userId: string,
    kept: readonly GivenRole[],
  ): Promise<GivenRole[]> {
    const rows = await this.database.query(
      ROLE,
      Prisma.sql`
        delete from invites
        where workspace_id = ${workspaceId}::uuid and invited_by_id = ${userId}::uuid
          and role::text <> all(${kept})
        returning role`,
    );
    return rows.map(({ role }) => role);
  }

  /** Removes the invites of an account and to its address, in every team. */
  async removeOfAccount({ userId }: PersonScope, email: string): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from invites where invited_by_id = ${userId}::uuid or email = ${email}`,
    );
  }

  /** The team of this invite if the person is a member there. */
  async locate({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      WORKSPACE_ID,
      Prisma.sql`
        select x.workspace_id as "workspaceId" from invites x
        join workspace_members m on m.workspace_id = x.workspace_id and m.user_id = ${userId}::uuid
        where x.id = ${id}::uuid`,
    );
    return row?.workspaceId ?? null;
  }

  /** The token is the proof. */
  async findByToken(tokenHash: Buffer, now: Date): Promise<InviteRow | null> {
    const [row] = await this.database.query(
      INVITE_ROW,
      Prisma.sql`
        ${select} where i.token_hash = ${tokenHash} and i.expires_at > ${now}`,
    );
    return row ?? null;
  }

  /** Uses the token up; returns true for one of several simultaneous attempts. */
  async take(tokenHash: Buffer): Promise<boolean> {
    const { count } = await this.database.prisma.invite.deleteMany({
      where: { tokenHash: new Uint8Array(tokenHash) },
    });
    return count > 0;
  }

  async purgeExpired(_system: SystemScope, before: Date): Promise<number> {
    const { count } = await this.database.prisma.invite.deleteMany({
      where: { expiresAt: { lt: before } },
    });
    return count;
  }
}
