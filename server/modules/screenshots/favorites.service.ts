import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Counters } from './counters.service';
import { ScreenshotEffects } from './screenshot-effects.service';
import { ScreenshotsRepository } from './screenshots.repository';

/** The favourites of a person. Inside a transaction only. */
@Injectable()
export class Favorites {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly counters: Counters,
    private readonly effects: ScreenshotEffects,
    private readonly clock: Clock,
  ) {}

  async set(scope: WorkspaceScope, ids: readonly string[], isFavorite: boolean): Promise<void> {
    await this.counters.recounted(scope, ids, ['favorites'], () =>
      this.repository.setFavorite(scope, ids, isFavorite, this.clock.now()),
    );
    for (const id of ids) await this.effects.updated(scope, id);
  }
}
