import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Database } from '../../infra/database/database';

/** Settings that the owner of a workspace chooses for all its members. */
@Injectable()
export class WorkspaceSettingsRepository {
  constructor(private readonly database: Database) {}

  async asksVisionModel({ workspaceId }: WorkspaceScope): Promise<boolean> {
    const row = await this.database.prisma.workspace.findUnique({
      where: { id: workspaceId },
      select: { asksVisionModel: true },
    });
    return row?.asksVisionModel ?? false;
  }

  async setAsksVisionModel({ workspaceId }: WorkspaceScope, isOn: boolean): Promise<void> {
    await this.database.prisma.workspace.updateMany({
      where: { id: workspaceId },
      data: { asksVisionModel: isOn },
    });
  }
}
