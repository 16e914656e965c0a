import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

interface Place {
  workspaceId: string;
}

export interface NamedId {
  id: string;
  name: string;
}

/** Tags and what carries them. For the system: the callers have proven their scope, or act on ids of a job. */
@Injectable()
export class TagLinksRepository {
  constructor(private readonly database: Database) {}

  /** Makes the tags that are not there yet; sorted, so that two who make the same ones take turns. */
  async ensureForSystem({ workspaceId }: Place, tags: readonly NamedId[], now: Date) {
    await this.database.query(Prisma.sql`
      insert into tags (id, workspace_id, name, created_at)
      select t.id, ${workspaceId}::uuid, t.name, ${now}
      from unnest(${tags.map(({ id }) => id)}::uuid[], ${tags.map(({ name }) => name)}::text[])
        as t(id, name)
      order by t.name
      on conflict (workspace_id, name) where deleted_at is null do nothing`);
  }

  /** Links behind those that are there, in the order of the names. */
  async linkForSystem(
    { workspaceId }: Place,
    screenshotIds: readonly string[],
    names: readonly string[],
    source: 'ai' | 'person',
  ): Promise<void> {
    await this.database.query(Prisma.sql`
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
      on conflict do nothing`);
  }

  /** Without names: every link of these screenshots. */
  async unlinkForSystem(
    { workspaceId }: Place,
    screenshotIds: readonly string[],
    names: readonly string[] | null,
  ): Promise<void> {
    const named = names
      ? Prisma.sql`and tag_id in (select id from tags where workspace_id = ${workspaceId}::uuid
          and name = any(${names}::text[]) and deleted_at is null)`
      : Prisma.empty;
    await this.database.query(Prisma.sql`
      delete from screenshot_tags
      where workspace_id = ${workspaceId}::uuid and screenshot_id = any(${screenshotIds}::uuid[])
        ${named}`);
  }

  async unlinkReadForSystem({ workspaceId }: Place, screenshotId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from screenshot_tags where workspace_id = ${workspaceId}::uuid
        and screenshot_id = ${screenshotId}::uuid and source = 'ai'`);
  }

  /** These were proposed by a reading, whoever keeps them now. */
  async markReadForSystem({ workspaceId }: Place, screenshotId: string, names: readonly string[]) {
    await this.database.query(Prisma.sql`
      update screenshot_tags l set source = 'ai' from tags t
      where l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = ${screenshotId}::uuid
        and t.workspace_id = l.workspace_id and t.id = l.tag_id and t.name = any(${names}::text[])`);
  }

  /** From now on no reading changes their tags (decisions 14). */
  async markOwnForSystem({ workspaceId }: Place, screenshotIds: readonly string[], now: Date) {
    await this.database.query(Prisma.sql`
      update screenshots set are_tags_own = true, updated_at = ${now}
      where workspace_id = ${workspaceId}::uuid and id = any(${screenshotIds}::uuid[])`);
  }

  async findForSystem({ workspaceId }: Place, name: string): Promise<NamedId | null> {
    const [row] = await this.database.query<NamedId>(Prisma.sql`
      select id, name from tags
      where workspace_id = ${workspaceId}::uuid and name = ${name} and deleted_at is null`);
    return row ?? null;
  }

  async findDeletedForSystem({ workspaceId }: Place, name: string): Promise<NamedId | null> {
    const [row] = await this.database.query<NamedId>(Prisma.sql`
      select id, name from tags
      where workspace_id = ${workspaceId}::uuid and name = ${name} and deleted_at is not null
      order by deleted_at desc limit 1`);
    return row ?? null;
  }

  async renameForSystem({ workspaceId }: Place, id: string, name: string): Promise<void> {
    await this.database.query(Prisma.sql`
      update tags set name = ${name} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
  }

  async setDeletedForSystem({ workspaceId }: Place, id: string, at: Date | null): Promise<void> {
    await this.database.query(Prisma.sql`
      update tags set deleted_at = ${at} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`);
  }

  /** Everything that carries the one carries the other afterwards, and the one is gone. */
  async mergeForSystem({ workspaceId }: Place, fromId: string, intoId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into screenshot_tags
        (workspace_id, screenshot_id, tag_id, position, source, uploaded_at)
      select workspace_id, screenshot_id, ${intoId}::uuid, position, source, uploaded_at
      from screenshot_tags
      where workspace_id = ${workspaceId}::uuid and tag_id = ${fromId}::uuid
      on conflict do nothing`);
    await this.database.query(Prisma.sql`
      delete from tags where workspace_id = ${workspaceId}::uuid and id = ${fromId}::uuid`);
    await this.database.query(Prisma.sql`
      update tags t set screenshot_count = (
        select count(*) from screenshot_tags l
        join screenshots s on s.workspace_id = l.workspace_id and s.id = l.screenshot_id
        where l.workspace_id = t.workspace_id and l.tag_id = t.id and s.deleted_at is null)
      where t.workspace_id = ${workspaceId}::uuid and t.id = ${intoId}::uuid`);
  }

  /** What carries a tag, by id; a page that begins after `after`. */
  async listTaggedForSystem(
    { workspaceId }: Place,
    tagId: string,
    page: { after: string | null; limit: number },
  ): Promise<string[]> {
    const after = page.after ? Prisma.sql`and screenshot_id > ${page.after}::uuid` : Prisma.empty;
    const rows = await this.database.query<{ id: string }>(Prisma.sql`
      select screenshot_id as id from screenshot_tags
      where workspace_id = ${workspaceId}::uuid and tag_id = ${tagId}::uuid ${after}
      order by screenshot_id limit ${page.limit}`);
    return rows.map(({ id }) => id);
  }

  /** Deleted tags that nobody brought back in time. */
  async purgeDeletedForSystem(before: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from tags where deleted_at < ${before}`);
  }
}
