import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { TagChanges } from '../screenshots/tag-changes.service';
import { type TagRow, TagsRepository } from './tags.repository';

@Injectable()
export class TagsService {
  constructor(
    private readonly repository: TagsRepository,
    private readonly changes: TagChanges,
  ) {}

  list(scope: WorkspaceScope): Promise<TagRow[]> {
    return this.repository.list(scope);
  }

  /** Into the name of another tag means into that tag. */
  async rename(
    scope: WorkspaceScope,
    name: string,
    newName: string,
  ): Promise<{ tag: TagRow; isMerged: boolean }> {
    const isMerged = await this.changes.rename(scope, canonical(name), newName);
    return { tag: await this.get(scope, newName), isMerged };
  }

  async remove(scope: WorkspaceScope, name: string): Promise<void> {
    await this.changes.remove(scope, canonical(name));
  }

  async restore(scope: WorkspaceScope, name: string): Promise<TagRow> {
    await this.changes.restore(scope, canonical(name));
    return this.get(scope, canonical(name));
  }

  private async get(scope: WorkspaceScope, name: string): Promise<TagRow> {
    const tag = await this.repository.find(scope, name);
    if (!tag) throw new Error('a tag vanished while it was changed');
    return tag;
  }
}

/** In an address a tag may be written in any case. */
function canonical(name: string): string {
  return name.normalize('NFC').replaceAll('\0', '').replace(/\s+/g, ' ').trim().toLowerCase();
}
