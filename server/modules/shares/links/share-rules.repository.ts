import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';

/** The demands of the owner of a workspace on its links. */
export interface Rules {
  isAllowed: boolean;
  needsPassword: boolean;
  mostDays: number | null;
  needsRedaction: boolean;
}

const NONE: Rules = {
  isAllowed: true,
  needsPassword: false,
  mostDays: null,
  needsRedaction: false,
};

@Injectable()
export class ShareRulesRepository {
  constructor(private readonly database: Database) {}

  async find({ workspaceId }: WorkspaceScope): Promise<Rules> {
    const row = await this.database.prisma.shareRules.findUnique({
      where: { workspaceId },
      select: { isAllowed: true, needsPassword: true, mostDays: true, needsRedaction: true },
    });
    return row ?? NONE;
  }

  async save({ workspaceId }: WorkspaceScope, rules: Partial<Rules>): Promise<void> {
    await this.database.prisma.shareRules.upsert({
      where: { workspaceId },
      create: { workspaceId, ...NONE, ...rules },
      update: rules,
    });
  }
}
