import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { MAX_TAGS } from '../../../contract/limits';
import { CountersService } from '../counters/counters.service';
import { type NamedId, TagLinksRepository } from './tag-links.repository';
import { TagRefusalsService } from './tag-refusals.service';

/** Adds tags to screenshots and removes them, with the counters. Inside a transaction only. */
@Injectable()
export class TagLinksService {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly counters: CountersService,
    private readonly refusals: TagRefusalsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sets exactly the tags that a person chose, in this order. Throws 422 where one is new and there is no room
   * (docs/decisions.md#tag-names).
   */
  async replace(
    scope: WorkspaceScope,
    screenshotId: string,
    names: readonly string[],
  ): Promise<void> {
    await this.changed(scope, [screenshotId], names, async () => {
      await this.assertRoom(scope, [screenshotId], { names, doOthersStay: false });
      const kept = await this.refusals.replaced(scope, screenshotId, names);
      await this.repository.unlink(scope, [screenshotId], null);
      await this.repository.link(scope, [screenshotId], unique(names), 'person');
      await this.repository.markRead(scope, screenshotId, kept);
      await this.repository.markOwn(scope, [screenshotId], this.clock.now());
    });
  }

  /** Throws 422 where one of them would have too many. */
  async add(scope: WorkspaceScope, screenshotIds: readonly string[], names: readonly string[]) {
    await this.changed(scope, screenshotIds, names, async () => {
      await this.assertRoom(scope, screenshotIds, { names, doOthersStay: true });
      await this.refusals.forget(scope, names);
      await this.repository.link(scope, screenshotIds, unique(names), 'person');
      await this.repository.markOwn(scope, screenshotIds, this.clock.now());
    });
  }

  /** Those of these screenshots that have no room for the names. */
  listOverfull(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    names: readonly string[],
  ): Promise<string[]> {
    const bound = { most: MAX_TAGS, doOthersStay: true };
    return this.repository.listOverfull(scope, screenshotIds, unique(names), bound);
  }

  async remove(scope: WorkspaceScope, screenshotIds: readonly string[], names: readonly string[]) {
    await this.changed(scope, screenshotIds, [], async () => {
      await this.refusals.removed(scope, screenshotIds, names);
      await this.repository.unlink(scope, screenshotIds, unique(names));
      await this.repository.markOwn(scope, screenshotIds, this.clock.now());
    });
  }

  /** Replaces the tags of an earlier reading by those of a new one. */
  async replaceRead(
    scope: WorkspaceScope,
    screenshotId: string,
    found: readonly string[],
  ): Promise<void> {
    const names = await this.refusals.without(scope, found);
    await this.changed(scope, [screenshotId], names, async () => {
      await this.repository.unlinkRead(scope, screenshotId);
      await this.repository.link(scope, [screenshotId], unique(names), 'ai');
    });
  }

  find(scope: WorkspaceScope, name: string): Promise<NamedId | null> {
    return this.repository.find(scope, name);
  }

  private async assertRoom(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    { names, doOthersStay }: { names: readonly string[]; doOthersStay: boolean },
  ): Promise<void> {
    const bound = { most: MAX_TAGS, doOthersStay };
    const full = await this.repository.listOverfull(scope, screenshotIds, unique(names), bound);
    if (full.length > 0) throw tooManyTags();
  }

  private async changed(
    scope: WorkspaceScope,
    screenshotIds: readonly string[],
    names: readonly string[],
    change: () => Promise<void>,
  ): Promise<void> {
    const tags = unique(names).map((name) => ({ id: this.ids.uuid(), name }));
    await this.counters.recounted(scope, screenshotIds, ['tags'], async () => {
      if (tags.length > 0) {
        await this.repository.ensure(scope, tags, this.clock.now());
      }
      await change();
    });
  }
}

export const tooManyTags = () =>
  new AppError(
    'invalid_input',
    `A screenshot has at most ${MAX_TAGS} tags, with those deleted in the last day. Remove some first.`,
  );

const unique = (names: readonly string[]) => [...new Set(names)];
