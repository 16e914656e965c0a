import { Controller, Get } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { StorageUse } from '../../../contract/storage/storage-use';
import { Scope } from '../../workspaces/scope.pipe';
import { StorageUseService } from './storage-use.service';

@Controller('storage')
export class StorageController {
  constructor(private readonly storage: StorageUseService) {}

  @Get()
  async get(@Scope() scope: WorkspaceAccess): Promise<StorageUse> {
    const { used, trashed, limit } = await this.storage.of(scope);
    return { used_bytes: used, trash_bytes: trashed, limit_bytes: limit };
  }
}
