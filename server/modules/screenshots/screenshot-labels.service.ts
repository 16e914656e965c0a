import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { UpdateDate } from '../../contract/screenshots';
import { ScreenshotDates } from './screenshot-dates.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotsRepository } from './screenshots.repository';
import { TagLinks } from './tag-links.service';

/** Tags and dates of screenshots, with everything that follows from a change of them. */
@Injectable()
export class ScreenshotLabels {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly tags: TagLinks,
    private readonly dates: ScreenshotDates,
    private readonly effects: ScreenshotEffects,
  ) {}

  async putTags(scope: WorkspaceScope, id: string, names: readonly string[]): Promise<void> {
    await this.repository.transaction(async () => {
      await this.tags.replace(scope, id, names);
      await this.effects.reworded(scope, id);
    });
  }

  async addTags(scope: WorkspaceScope, ids: readonly string[], names: readonly string[]) {
    await this.repository.transaction(async () => {
      await this.tags.add(scope, ids, names);
      for (const id of ids) await this.effects.reworded(scope, id);
    });
  }

  async removeTags(scope: WorkspaceScope, ids: readonly string[], names: readonly string[]) {
    await this.repository.transaction(async () => {
      await this.tags.remove(scope, ids, names);
      for (const id of ids) await this.effects.reworded(scope, id);
    });
  }

  async addDate(scope: WorkspaceScope, id: string, date: string, quote: string): Promise<void> {
    await this.repository.transaction(async () => {
      await this.dates.add(scope, id, date, quote);
      await this.effects.updated(scope, id);
    });
  }

  /** False when the screenshot has no such date. */
  setDateState(
    scope: WorkspaceScope,
    id: string,
    dateId: string,
    state: UpdateDate['state'],
  ): Promise<boolean> {
    return this.repository.transaction(async () => {
      const isKnown = await this.dates.setState(scope, id, dateId, state);
      if (isKnown) await this.effects.updated(scope, id);
      return isKnown;
    });
  }
}
