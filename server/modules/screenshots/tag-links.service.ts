import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { Ids } from '../../common/ids';
import { Counters } from './counters.service';
import { type NamedId, TagLinksRepository } from './tag-links.repository';
import { TagRefusals } from './tag-refusals.service';

interface Place {
  workspaceId: string;
}

/** Gives tags to screenshots and takes them away, with the counters. Inside a transaction only. */
@Injectable()
export class TagLinks {
  constructor(
    private readonly repository: TagLinksRepository,
    private readonly counters: Counters,
    private readonly refusals: TagRefusals,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** What a person chose: exactly these, in this order. */
  async replace(place: Place, screenshotId: string, names: readonly string[]): Promise<void> {
    await this.changed(place, [screenshotId], names, async () => {
      const kept = await this.refusals.replaced(place, screenshotId, names);
      await this.repository.unlinkForSystem(place, [screenshotId], null);
      await this.repository.linkForSystem(place, [screenshotId], unique(names), 'person');
      await this.repository.markReadForSystem(place, screenshotId, kept);
      await this.repository.markOwnForSystem(place, [screenshotId], this.clock.now());
    });
  }

  async add(place: Place, screenshotIds: readonly string[], names: readonly string[]) {
    await this.changed(place, screenshotIds, names, async () => {
      await this.refusals.forget(place, names);
      await this.repository.linkForSystem(place, screenshotIds, unique(names), 'person');
      await this.repository.markOwnForSystem(place, screenshotIds, this.clock.now());
    });
  }

  async remove(place: Place, screenshotIds: readonly string[], names: readonly string[]) {
    await this.changed(place, screenshotIds, [], async () => {
      await this.refusals.removed(place, screenshotIds, names);
      await this.repository.unlinkForSystem(place, screenshotIds, unique(names));
      await this.repository.markOwnForSystem(place, screenshotIds, this.clock.now());
    });
  }

  /** What a reading found takes the place of what an earlier one did. */
  async replaceRead(place: Place, screenshotId: string, found: readonly string[]): Promise<void> {
    const names = await this.refusals.without(place, found);
    await this.changed(place, [screenshotId], names, async () => {
      await this.repository.unlinkReadForSystem(place, screenshotId);
      await this.repository.linkForSystem(place, [screenshotId], unique(names), 'ai');
    });
  }

  find(place: Place, name: string): Promise<NamedId | null> {
    return this.repository.findForSystem(place, name);
  }

  private async changed(
    place: Place,
    screenshotIds: readonly string[],
    names: readonly string[],
    change: () => Promise<void>,
  ): Promise<void> {
    const tags = unique(names).map((name) => ({ id: this.ids.uuid(), name }));
    await this.counters.recounted(place, screenshotIds, ['tags'], async () => {
      if (tags.length > 0) {
        await this.repository.ensureForSystem(place, tags, this.clock.now());
      }
      await change();
    });
  }
}

const unique = (names: readonly string[]) => [...new Set(names)];
