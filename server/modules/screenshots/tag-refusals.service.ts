import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { TagRefusalsRepository } from './tag-refusals.repository';

interface Place {
  workspaceId: string;
}

/** What a space learns when somebody takes a proposed tag away: it is not proposed there again. */
@Injectable()
export class TagRefusals {
  constructor(
    private readonly repository: TagRefusalsRepository,
    private readonly clock: Clock,
  ) {}

  /** Before the tags of a screenshot become `names`. Answers which of them a reading had proposed. */
  async replaced(place: Place, screenshotId: string, names: readonly string[]): Promise<string[]> {
    const linked = await this.repository.listLinkedForSystem(place, [screenshotId]);
    const read = linked.filter(({ isRead }) => isRead).map(({ name }) => name);
    await this.refuse(
      place,
      read.filter((name) => !names.includes(name)),
    );
    await this.forget(
      place,
      names.filter((name) => linked.every((link) => link.name !== name)),
    );
    return read.filter((name) => names.includes(name));
  }

  /** Before these tags are taken off the screenshots. */
  async removed(place: Place, screenshotIds: readonly string[], names: readonly string[]) {
    const linked = await this.repository.listLinkedForSystem(place, screenshotIds);
    const gone = linked.filter(({ name, isRead }) => isRead && names.includes(name));
    await this.refuse(place, [...new Set(gone.map(({ name }) => name))]);
  }

  /** Somebody gives these by hand. */
  async forget(place: Place, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.repository.removeForSystem(place, names);
  }

  /** What of a reading may still be proposed. */
  async without(place: Place, names: readonly string[]): Promise<string[]> {
    const refused = await this.repository.listForSystem(place, names);
    return names.filter((name) => !refused.includes(name));
  }

  private async refuse(place: Place, names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.repository.addForSystem(place, names, this.clock.now());
  }
}
