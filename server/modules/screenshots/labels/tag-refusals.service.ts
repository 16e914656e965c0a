import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { DeletedTag, NamedId } from './tag-links.repository';
import { TagRefusalsRepository } from './tag-refusals.repository';

/**
 * Remembers proposed tags that a person removed, so that they are not proposed for other images of this workspace. The
 * image itself keeps the tags of the person, because `are_tags_own` is set (docs/decisions.md#own-edits).
 */
@Injectable()
export class TagRefusalsService {
  constructor(
    private readonly repository: TagRefusalsRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs before the tags of a screenshot become `names`. Returns those of them that a reading had proposed. */
  async replaced(
    scope: WorkspaceScope,
    screenshotId: string,
    names: readonly string[],
  ): Promise<string[]> {
    const linked = await this.repository.listLinked(scope, [screenshotId]);
    const read = linked.filter(({ isRead }) => isRead).map(({ name }) => name);
    await this.refuse(
      scope,
      read.filter((name) => !names.includes(name)),
    );
    await this.forget(
      scope,
      names.filter((name) => linked.every((link) => link.name !== name)),
    );
    return read.filter((name) => names.includes(name));
  }

  /** Runs before these tags are removed from the screenshots. */
  async removed(scope: WorkspaceScope, screenshotIds: readonly string[], names: readonly string[]) {
    const linked = await this.repository.listLinked(scope, screenshotIds);
    const gone = linked.filter(({ name, isRead }) => isRead && names.includes(name));
    await this.refuse(scope, [...new Set(gone.map(({ name }) => name))]);
  }

  /** Runs before a whole tag is deleted at that time. */
  async deleted(scope: WorkspaceScope, tag: NamedId, at: Date): Promise<void> {
    if (await this.repository.isRead(scope, tag.id))
      await this.repository.add(scope, [tag.name], at);
  }

  /** Runs before the deletion of a tag is undone: a refusal that was there before it, or came later, stays. */
  async undeleted(scope: WorkspaceScope, { name, deletedAt }: DeletedTag): Promise<void> {
    await this.repository.removeMadeAt(scope, name, deletedAt);
  }

  /** Runs before a whole tag gets another name. A person chose the new one, so no reading takes it from the screenshots. */
  async renamed(scope: WorkspaceScope, tag: NamedId, newName: string): Promise<void> {
    const wasRead = await this.repository.makeOwn(scope, tag.id);
    if (wasRead && tag.name !== newName) await this.refuse(scope, [tag.name]);
    await this.forget(scope, [newName]);
  }

  /** A person adds these tags by hand, so they may be proposed again. */
  async forget(scope: WorkspaceScope, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.repository.remove(scope, names);
  }

  /** Leaves out the refused tags of a reading. */
  async without(scope: WorkspaceScope, names: readonly string[]): Promise<string[]> {
    const refused = await this.repository.list(scope, names);
    return names.filter((name) => !refused.includes(name));
  }

  private async refuse(scope: WorkspaceScope, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.repository.add(scope, names, this.clock.now());
  }
}
