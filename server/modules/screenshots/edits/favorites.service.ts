import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { CountersService } from '../counters/counters.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { ScreenshotsRepository } from '../rows/screenshots.repository';

/** The favourites of a person. Inside a transaction only. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly repository: ScreenshotsRepository,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly clock: Clock,
  ) {}

  async set(scope: WorkspaceAccess, ids: readonly string[], isFavorite: boolean): Promise<void> {
    await this.counters.recounted(scope, ids, ['favorites'], () =>
      this.repository.setFavorite(scope, ids, isFavorite, this.clock.now()),
    );
    await this.followUp.updated(scope, ids);
  }
}
