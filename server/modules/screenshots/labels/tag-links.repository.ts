import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma, type Tag } from '../../../infra/database/generated/client';
import { ID, NONE } from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';

export type NamedId = Pick<Tag, 'id' | 'name'>;

export interface DeletedTag extends NamedId {
  deletedAt: Date;
}

/** Tags and their links to screenshots. */
@Injectable()
export class TagLinksRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Inserts missing tags. Sorted, so that concurrent inserts of the same tags cannot deadlock. */
  async ensure({ workspaceId }: WorkspaceScope, tags: readonly NamedId[], now: Date) {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into tags (id, workspace_id, name, created_at)
        select t.id, ${workspaceId}::uuid, t.name, ${now}
        from unnest(${tags.map(({ id }) => id)}::uuid[], ${tags.map(({ name }) => name)}::text[])
          as t(id, name)
        order by t.name
        on conflict (workspace_id, name) where deleted_at is null do nothing`,
    );
  }

  /** Appends links in the order of the names. */
  async link(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    names: readonly string[],
    source: 'ai' | 'person',
  ): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_tags
          (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
        select s.workspace_id, s.id, t.id, n.last + w.position, ${source}::"ValueSource", s.created_at
        from screenshots s
        cross join unnest(${names}::text[]) with ordinality as w(name, position)
        join tags t on t.workspace_id = s.workspace_id and t.name = w.name and t.deleted_at is null
        cross join lateral (
          select coalesce(max(l.position), -1) as last from screenshot_tags l
          where l.workspace_id = s.workspace_id and l.screenshot_id = s.id) n
        where s.workspace_id = ${workspaceId}::uuid and s.id = any(${screenshotIds}::uuid[])
        on conflict do nothing`,
    );
  }

  /**
   * Those of these screenshots that lack one of the names and would have more than `most` tags with all of them. Deleted
   * tags that may still be restored count, so that no restoration takes one above it, also beside a tag of their name, which
   * may be renamed before; other tags do unless they go.
   */
  async listOverfull(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    names: readonly string[],
    { most, doOthersStay }: { most: number; doOthersStay: boolean },
  ): Promise<string[]> {
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select s.id
        from unnest(${screenshotIds}::uuid[]) as s(id)
        left join screenshot_tags l on l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = s.id
        left join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
        group by s.id
        having count(*) filter (where t.deleted_at is null and t.name = any(${names}::text[]))
            < ${names.length}::int
          and count(t.id) filter (where t.deleted_at is not null
            or (${doOthersStay}::boolean and t.name <> all(${names}::text[])))
            > ${most - names.length}::int`,
    );
    return rows.map(({ id }) => id);
  }

  /** Without names it removes the links to all tags; those to deleted ones stay, because these may be restored. */
  async unlink(
    { workspaceId }: WorkspaceScope,
    screenshotIds: readonly string[],
    names: readonly string[] | null,
  ): Promise<void> {
    const named = names ? Prisma.sql`and name = any(${names}::text[])` : Prisma.empty;
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from screenshot_tags
        where workspace_id = ${workspaceId}::uuid and screenshot_id = any(${screenshotIds}::uuid[])
          and tag_id in (select id from tags
            where workspace_id = ${workspaceId}::uuid and deleted_at is null ${named})`,
    );
  }

  /** Leaves the links of a deleted tag, which may be restored. */
  async unlinkRead({ workspaceId }: WorkspaceScope, screenshotId: string): Promise<void> {
    await this.database.prisma.screenshotTag.deleteMany({
      where: { workspaceId, screenshotId, source: 'ai', tag: { deletedAt: null } },
    });
  }

  /** Marks tags as proposed by a reading, also those that a person keeps. */
  async markRead({ workspaceId }: WorkspaceScope, screenshotId: string, names: readonly string[]) {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshot_tags l set source = 'ai' from tags t
        where l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = ${screenshotId}::uuid
          and t.workspace_id = l.workspace_id and t.id = l.tag_id and t.name = any(${names}::text[])`,
    );
  }

  /** From now on no reading changes the tags of these screenshots (docs/decisions.md#own-edits). */
  async markOwn({ workspaceId }: WorkspaceScope, screenshotIds: readonly string[], now: Date) {
    await this.database.query(
      NONE,
      Prisma.sql`
        update screenshots set are_tags_own = true, updated_at = ${now}
        where workspace_id = ${workspaceId}::uuid and id = any(${screenshotIds}::uuid[])`,
    );
  }

  async find({ workspaceId }: WorkspaceScope, name: string): Promise<NamedId | null> {
    const row = await this.database.prisma.tag.findFirst({
      where: { workspaceId, name, deletedAt: null },
      select: { id: true, name: true },
    });
    return row;
  }

  async findDeleted({ workspaceId }: WorkspaceScope, name: string): Promise<DeletedTag | null> {
    const row = await this.database.prisma.tag.findFirst({
      where: { workspaceId, name, deletedAt: { not: null } },
      select: { id: true, name: true, deletedAt: true },
      orderBy: { deletedAt: 'desc' },
    });
    return row?.deletedAt ? { ...row, deletedAt: row.deletedAt } : null;
  }

  async rename({ workspaceId }: WorkspaceScope, id: string, name: string): Promise<void> {
    await this.database.prisma.tag.updateMany({ where: { workspaceId, id }, data: { name } });
  }

  async setDeleted({ workspaceId }: WorkspaceScope, id: string, at: Date | null): Promise<void> {
    await this.database.prisma.tag.updateMany({
      where: { workspaceId, id },
      data: { deletedAt: at },
    });
  }

  /** Moves all links from one tag to the other and deletes the first. A person's link stays one. */
  async merge({ workspaceId }: WorkspaceScope, fromId: string, intoId: string): Promise<void> {
    this.transactions.assertOpen();
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_tags
          (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
        select workspace_id, screenshot_id, ${intoId}::uuid, position, source, uploaded_at
        from screenshot_tags
        where workspace_id = ${workspaceId}::uuid and tag_id = ${fromId}::uuid
        on conflict (workspace_id, screenshot_id, tag_id)
          do update set source = 'person' where excluded.source = 'person'`,
    );
    await this.database.prisma.tag.deleteMany({ where: { workspaceId, id: fromId } });
    await this.database.query(
      NONE,
      Prisma.sql`
        update tags t set screenshot_count = (
          select count(*) from screenshot_tags l
          join screenshots s on s.workspace_id = l.workspace_id and s.id = l.screenshot_id
          where l.workspace_id = t.workspace_id and l.tag_id = t.id and s.deleted_at is null)
        where t.workspace_id = ${workspaceId}::uuid and t.id = ${intoId}::uuid`,
    );
  }

  /** The newest screenshots with a tag, without those in the trash. */
  async listNewestTagged(
    { workspaceId }: WorkspaceScope,
    tagId: string,
    limit: number,
  ): Promise<string[]> {
    const rows = await this.database.prisma.screenshotTag.findMany({
      where: { workspaceId, tagId, screenshot: { deletedAt: null } },
      orderBy: [{ uploadedAt: 'desc' }, { screenshotId: 'desc' }],
      take: limit,
      select: { screenshotId: true },
    });
    return rows.map(({ screenshotId }) => screenshotId);
  }

  /** Screenshots with a tag, ordered by id; the page starts after `after`. */
  async listTagged(
    { workspaceId }: WorkspaceScope,
    tagId: string,
    page: { after: string | null; limit: number },
  ): Promise<string[]> {
    const after = page.after ? Prisma.sql`and screenshot_id > ${page.after}::uuid` : Prisma.empty;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select screenshot_id as id from screenshot_tags
        where workspace_id = ${workspaceId}::uuid and tag_id = ${tagId}::uuid ${after}
        order by screenshot_id limit ${page.limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Purges deleted tags that can no longer be restored; one workspace after another, each under its lock. */
  async purgeDeleted(system: SystemScope, before: Date): Promise<number> {
    let count = 0;
    const rows = await this.database.query(
      ID,
      Prisma.sql`
        select distinct workspace_id as id from tags where deleted_at < ${before}`,
    );
    for (const { id } of rows) {
      const scope = system.workspace(id);
      await this.transactions.run(async () => {
        await this.database.lockWorkspace(scope);
        const deleted = await this.database.prisma.tag.deleteMany({
          where: { workspaceId: scope.workspaceId, deletedAt: { lt: before } },
        });
        count += deleted.count;
      });
    }
    return count;
  }
}
