import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { type StorageRoom, StorageRoomService } from '../../billing/usage/storage-room.service';
import { StorageUseRepository } from './storage-use.repository';

interface StorageUse extends StorageRoom {
  /** The part of `used` that emptying the trash frees. */
  trashed: number;
}

/** The bytes of a space (docs/decisions.md#storage). */
@Injectable()
export class StorageUseService {
  constructor(
    private readonly repository: StorageUseRepository,
    private readonly room: StorageRoomService,
  ) {}

  async of(scope: WorkspaceScope): Promise<StorageUse> {
    const [{ used, limit }, trashed] = await Promise.all([
      this.room.of(scope),
      this.repository.trashed(scope),
    ]);
    return { used: Math.max(0, used), trashed, limit };
  }
}
