import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { boolean, NONE, type RowOf, shape, text } from '../../../infra/database/row-shape';

const LINKED_TAG = shape({
  name: text,
  /** True when a reading proposed the tag. */
  isRead: boolean,
});

export type LinkedTag = RowOf<typeof LINKED_TAG>;

const NAME = shape({ name: text });

/** Earlier versions took the time of a refusal a moment before that of its deletion. */
const JUST_BEFORE_MS = 1000;

/** Refused tag proposals. */
@Injectable()
export class TagRefusalsRepository {
  constructor(private readonly database: Database) {}

  /** The tags of these screenshots, one row for each link. */
  listLinked({ workspaceId }: WorkspaceScope, ids: readonly string[]): Promise<LinkedTag[]> {
    return this.database.query(
      LINKED_TAG,
      Prisma.sql`
        select t.name, l.source = 'ai' as "isRead"
        from screenshot_tags l join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
        where l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = any(${ids}::uuid[])
          and t.deleted_at is null`,
    );
  }

  /** Whether a reading proposed the tag for any screenshot. */
  async isRead({ workspaceId }: WorkspaceScope, tagId: string): Promise<boolean> {
    const where = { workspaceId, tagId, source: 'ai' as const };
    return (
      (await this.database.prisma.screenshotTag.findFirst({ where, select: { tagId: true } })) !==
      null
    );
  }

  /** Makes every link of a tag a person's. Returns whether a reading had proposed any. */
  async makeOwn({ workspaceId }: WorkspaceScope, tagId: string): Promise<boolean> {
    const { count } = await this.database.prisma.screenshotTag.updateMany({
      where: { workspaceId, tagId, source: 'ai' },
      data: { source: 'person' },
    });
    return count > 0;
  }

  /** Sorted, so that concurrent inserts of the same tags cannot deadlock. */
  async add({ workspaceId }: WorkspaceScope, names: readonly string[], now: Date): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into tag_refusals (workspace_id, name, created_at)
        select ${workspaceId}::uuid, n.name, ${now} from unnest(${names}::text[]) as n(name)
        order by n.name
        on conflict do nothing`,
    );
  }

  async remove({ workspaceId }: WorkspaceScope, names: readonly string[]): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from tag_refusals
        where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])`,
    );
  }

  async removeMadeAt({ workspaceId }: WorkspaceScope, name: string, at: Date): Promise<void> {
    await this.database.prisma.tagRefusal.deleteMany({
      where: {
        workspaceId,
        name,
        createdAt: { gte: new Date(at.getTime() - JUST_BEFORE_MS), lte: at },
      },
    });
  }

  async list({ workspaceId }: WorkspaceScope, names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query(
      NAME,
      Prisma.sql`
        select name from tag_refusals
        where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])`,
    );
    return rows.map(({ name }) => name);
  }
}
