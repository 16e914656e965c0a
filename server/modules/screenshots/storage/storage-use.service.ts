import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { type StorageLimit, StorageLimitService } from '../../billing/usage/storage-limit.service';
import { StorageUseRepository } from './storage-use.repository';

interface StorageUse extends StorageLimit {
  /** The part of `used` that emptying the trash frees. */
  trashed: number;
}

/** The bytes of a space (docs/decisions.md#storage). */
@Injectable()
export class StorageUseService {
  constructor(
    private readonly repository: StorageUseRepository,
    private readonly storageLimit: StorageLimitService,
  ) {}

  async of(scope: WorkspaceScope): Promise<StorageUse> {
    const [{ used, limit }, trashed] = await Promise.all([
      this.storageLimit.of(scope),
      this.repository.trashed(scope),
    ]);
    return { used: Math.max(0, used), trashed, limit };
  }
}
