import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess, WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import {
  json,
  nullable,
  type RowOf,
  shape,
  text,
  timestamptz,
  uuid,
} from '../../infra/database/row-shape';

const COMMENT_ROW = shape({
  id: uuid,
  screenshotId: uuid,
  text: text,
  createdAt: timestamptz,
  editedAt: nullable(timestamptz),
  author: nullable(json<{ id: string; name: string }>()),
});
export type CommentRow = RowOf<typeof COMMENT_ROW>;

const MEMBER = shape({ id: uuid, name: text, email: text });
export type MentionableMember = RowOf<typeof MEMBER>;

const PLACE = shape({ screenshotId: uuid });
const NAMED = shape({ name: text });

export interface NewComment {
  id: string;
  screenshotId: string;
  text: string;
}

const columns = Prisma.sql`
  c.id, c.screenshot_id as "screenshotId", c.text, c.created_at as "createdAt",
  c.edited_at as "editedAt",
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as author`;

/** A closed account is shown as gone before it is erased. */
const withAuthor = Prisma.sql`
  from comments c left join users u on u.id = c.author_id and u.issuer <> 'closed'`;

@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first: ids are ordered by time. */
  async list(
    { workspaceId }: WorkspaceScope,
    screenshotId: string,
    { after, limit }: { after: string | null; limit: number },
  ): Promise<CommentRow[]> {
    return this.database.query(
      COMMENT_ROW,
      Prisma.sql`
        select ${columns} ${withAuthor}
        where c.workspace_id = ${workspaceId}::uuid and c.screenshot_id = ${screenshotId}::uuid
          and (${after}::uuid is null or c.id > ${after}::uuid)
        order by c.id limit ${limit}`,
    );
  }

  async find({ workspaceId }: WorkspaceScope, id: string): Promise<CommentRow | null> {
    const [row] = await this.database.query(
      COMMENT_ROW,
      Prisma.sql`
        select ${columns} ${withAuthor}
        where c.workspace_id = ${workspaceId}::uuid and c.id = ${id}::uuid`,
    );
    return row ?? null;
  }

  /** The screenshot of a comment; null for people outside of its workspace, and while it is in the trash. */
  async findPlace({ userId }: PersonScope, id: string): Promise<string | null> {
    const [row] = await this.database.query(
      PLACE,
      Prisma.sql`
        select c.screenshot_id as "screenshotId" from comments c
        join workspace_members m on m.workspace_id = c.workspace_id and m.user_id = ${userId}::uuid
        join workspaces w on w.id = c.workspace_id and w.deleted_at is null
        join screenshots s on s.workspace_id = c.workspace_id and s.id = c.screenshot_id
          and s.deleted_at is null
        where c.id = ${id}::uuid`,
    );
    return row?.screenshotId ?? null;
  }

  /** The person's own comments in this workspace, oldest first. */
  async listOwn({ workspaceId, userId }: WorkspaceAccess): Promise<CommentRow[]> {
    return this.database.query(
      COMMENT_ROW,
      Prisma.sql`
        select ${columns} ${withAuthor}
        join screenshots s on s.workspace_id = c.workspace_id and s.id = c.screenshot_id
        where c.workspace_id = ${workspaceId}::uuid and c.author_id = ${userId}::uuid
          and s.deleted_at is null
        order by c.id`,
    );
  }

  /** Everybody who can be mentioned. */
  async listMembers({ workspaceId }: WorkspaceScope): Promise<MentionableMember[]> {
    return this.database.query(
      MEMBER,
      Prisma.sql`
        select u.id, u.name, u.email from workspace_members m join users u on u.id = m.user_id
        where m.workspace_id = ${workspaceId}::uuid and u.issuer <> 'closed'
        order by u.id`,
    );
  }

  async teamName({ workspaceId }: WorkspaceScope): Promise<string> {
    const [row] = await this.database.query(
      NAMED,
      Prisma.sql`select coalesce(name, '') as name from workspaces where id = ${workspaceId}::uuid`,
    );
    return row?.name ?? '';
  }

  async insert(
    { workspaceId, userId }: WorkspaceAccess,
    comment: NewComment,
    now: Date,
  ): Promise<void> {
    await this.database.prisma.comment.create({
      data: { ...comment, workspaceId, authorId: userId, createdAt: now },
    });
  }

  async setText({ workspaceId }: WorkspaceScope, id: string, said: string, now: Date) {
    await this.database.prisma.comment.updateMany({
      where: { workspaceId, id },
      data: { text: said, editedAt: now },
    });
  }

  async delete({ workspaceId }: WorkspaceScope, id: string): Promise<void> {
    await this.database.prisma.comment.deleteMany({ where: { workspaceId, id } });
  }

  /** Taken before a change, as by every writer of a workspace (docs/locks.md). */
  lockWorkspace(scope: WorkspaceScope): Promise<void> {
    return this.database.lockWorkspace(scope);
  }
}
