import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

interface Place {
  workspaceId: string;
}

export interface LinkedTag {
  name: string;
  /** A reading proposed it. */
  isRead: boolean;
}

/** Proposals that were turned down. For the system: the callers have proven their scope, or act on ids of a job. */
@Injectable()
export class TagRefusalsRepository {
  constructor(private readonly database: Database) {}

  /** What these screenshots carry, a row for each link. */
  listLinkedForSystem({ workspaceId }: Place, ids: readonly string[]): Promise<LinkedTag[]> {
    return this.database.query<LinkedTag>(Prisma.sql`
      select t.name, l.source = 'ai' as "isRead"
      from screenshot_tags l join tags t on t.workspace_id = l.workspace_id and t.id = l.tag_id
      where l.workspace_id = ${workspaceId}::uuid and l.screenshot_id = any(${ids}::uuid[])
        and t.deleted_at is null`);
  }

  /** Sorted, so that two who turn the same ones down take turns. */
  async addForSystem({ workspaceId }: Place, names: readonly string[], now: Date): Promise<void> {
    await this.database.query(Prisma.sql`
      insert into tag_refusals (workspace_id, name, created_at)
      select ${workspaceId}::uuid, n.name, ${now} from unnest(${names}::text[]) as n(name)
      order by n.name
      on conflict do nothing`);
  }

  async removeForSystem({ workspaceId }: Place, names: readonly string[]): Promise<void> {
    await this.database.query(Prisma.sql`
      delete from tag_refusals
      where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])`);
  }

  async listForSystem({ workspaceId }: Place, names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(Prisma.sql`
      select name from tag_refusals
      where workspace_id = ${workspaceId}::uuid and name = any(${names}::text[])`);
    return rows.map(({ name }) => name);
  }
}
