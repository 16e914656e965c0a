import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';

/** What the owner of a space decides for everybody in it. */
@Injectable()
export class WorkspaceSettingsRepository {
  constructor(private readonly database: Database) {}

  async asksVisionModel({ workspaceId }: WorkspaceScope): Promise<boolean> {
    const rows = await this.database.query(Prisma.sql`
      select 1 from workspaces where id = ${workspaceId}::uuid and asks_vision_model`);
    return rows.length > 0;
  }

  async setAsksVisionModel({ workspaceId }: WorkspaceScope, isOn: boolean): Promise<void> {
    await this.database.query(Prisma.sql`
      update workspaces set asks_vision_model = ${isOn} where id = ${workspaceId}::uuid`);
  }
}
