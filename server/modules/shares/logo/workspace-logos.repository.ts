import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';

@Injectable()
export class WorkspaceLogosRepository {
  constructor(private readonly database: Database) {}

  async find({ workspaceId }: WorkspaceScope): Promise<Buffer | null> {
    const row = await this.database.prisma.workspaceLogo.findUnique({
      where: { workspaceId },
      select: { image: true },
    });
    return row && Buffer.from(row.image);
  }

  async save({ workspaceId }: WorkspaceScope, image: Buffer, now: Date): Promise<void> {
    const data = { image: new Uint8Array(image), updatedAt: now };
    await this.database.prisma.workspaceLogo.upsert({
      where: { workspaceId },
      create: { workspaceId, ...data },
      update: data,
    });
  }

  async remove({ workspaceId }: WorkspaceScope): Promise<void> {
    await this.database.prisma.workspaceLogo.deleteMany({ where: { workspaceId } });
  }
}
