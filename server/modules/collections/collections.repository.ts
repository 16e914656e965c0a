import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { SavedSearch } from '../../contract/collections';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { isOpenSql } from '../../infra/database/lock-sql';

export interface CollectionRow {
  id: string;
  name: string;
  description: string | null;
  color: string;
  isLive: boolean;
  search: SavedSearch | null;
  screenshotCount: number;
  firstScreenshotId: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface NewCollection {
  id: string;
  name: string;
  description: string | null;
  color: string;
  isLive: boolean;
  search: SavedSearch | null;
}

@Injectable()
export class CollectionsRepository {
  constructor(private readonly database: Database) {}

  transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** For the system: which workspace holds this id. The caller must then prove membership. */
  async locateForSystem(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ workspaceId: string }>(Prisma.sql`
      select workspace_id as "workspaceId" from collections where id = ${id}::uuid`);
    return row?.workspaceId ?? null;
  }

  /** Newest first. */
  async list(scope: WorkspaceScope): Promise<CollectionRow[]> {
    return this.database.query<CollectionRow>(Prisma.sql`
      select ${columns(scope)} from collections c
      where c.workspace_id = ${scope.workspaceId}::uuid and c.deleted_at is null
      order by c.created_at desc, c.id desc`);
  }

  /** Also deleted ones; the service decides who may see those. */
  async find(scope: WorkspaceScope, id: string): Promise<CollectionRow | null> {
    const [row] = await this.database.query<CollectionRow>(Prisma.sql`
      select ${columns(scope)} from collections c
      where c.workspace_id = ${scope.workspaceId}::uuid and c.id = ${id}::uuid`);
    return row ?? null;
  }

  async insert(scope: WorkspaceScope, collection: NewCollection, now: Date): Promise<void> {
    const { id, name, description, color, isLive, search } = collection;
    await this.database.query(Prisma.sql`
      insert into collections (id, workspace_id, name, description, color, is_live, search,
        created_by_id, created_at, updated_at)
      values (${id}::uuid, ${scope.workspaceId}::uuid, ${name}, ${description}, ${color}, ${isLive},
        ${search && JSON.stringify(search)}::jsonb, ${scope.userId}::uuid, ${now}, ${now})`);
  }

  async update(
    scope: WorkspaceScope,
    id: string,
    { name, description, color }: Pick<CollectionRow, 'name' | 'description' | 'color'>,
    now: Date,
  ): Promise<void> {
    await this.database.query(Prisma.sql`
      update collections
      set name = ${name}, description = ${description}, color = ${color}, updated_at = ${now}
      where workspace_id = ${scope.workspaceId}::uuid and id = ${id}::uuid`);
  }

  async setDeleted(scope: WorkspaceScope, id: string, at: Date | null): Promise<void> {
    await this.database.query(Prisma.sql`
      update collections set deleted_at = ${at}
      where workspace_id = ${scope.workspaceId}::uuid and id = ${id}::uuid`);
  }

  async purgeDeletedForSystem(before: Date): Promise<void> {
    await this.database.query(Prisma.sql`delete from collections where deleted_at < ${before}`);
  }
}

/** The cover is the newest that is neither in the trash nor locked (decisions 26). */
const columns = ({ lock }: WorkspaceScope) => Prisma.sql`
  c.id, c.name, c.description, c.color, c.is_live as "isLive", c.search,
  c.screenshot_count as "screenshotCount", c.created_at as "createdAt", c.deleted_at as "deletedAt",
  (select i.screenshot_id from collection_items i
   join screenshots s on s.workspace_id = i.workspace_id and s.id = i.screenshot_id
   where i.workspace_id = c.workspace_id and i.collection_id = c.id and s.deleted_at is null
     and ${isOpenSql(lock, Prisma.sql`i.uploaded_at`, Prisma.sql`i.screenshot_id`)}
   order by i.uploaded_at desc, i.screenshot_id desc limit 1) as "firstScreenshotId"`;
