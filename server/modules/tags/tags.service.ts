import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { tagNameOf } from '../../contract/tag-name';
import { TagChangesService } from '../screenshots/edits/tag-changes.service';
import { type TagRow, TagsRepository } from './tags.repository';

/**
 * The routes of tags. How they are renamed, merged and deleted, under the lock of the workspace (docs/locks.md), is
 * decided in `server/modules/screenshots/edits/tag-changes.service.ts`, because it changes screenshots.
 */
@Injectable()
export class TagsService {
  constructor(
    private readonly repository: TagsRepository,
    private readonly changes: TagChangesService,
  ) {}

  list(scope: WorkspaceAccess): Promise<TagRow[]> {
    return this.repository.list(scope);
  }

  /** Renaming to the name of another tag merges the two. */
  async rename(
    scope: WorkspaceAccess,
    name: string,
    newName: string,
  ): Promise<{ tag: TagRow; isMerged: boolean }> {
    const isMerged = await this.changes.rename(scope, canonical(name), newName);
    return { tag: await this.get(scope, newName), isMerged };
  }

  async remove(scope: WorkspaceAccess, name: string): Promise<void> {
    await this.changes.remove(scope, canonical(name));
  }

  async restore(scope: WorkspaceAccess, name: string): Promise<TagRow> {
    await this.changes.restore(scope, canonical(name));
    return this.get(scope, canonical(name));
  }

  /** Another person may delete the tag right after the change. */
  private async get(scope: WorkspaceAccess, name: string): Promise<TagRow> {
    const tag = await this.repository.find(scope, name);
    if (!tag) throw new AppError('tag_not_found', 'There is no such tag.');
    return tag;
  }
}

/** The tag in an address may be written in any case, and the database refuses NUL. */
function canonical(name: string): string {
  return tagNameOf(name.replaceAll('\0', ''));
}
