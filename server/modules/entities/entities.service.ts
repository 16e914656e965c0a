import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { isUuid } from '../../common/ids';
import type { PersonScope } from '../../common/person-scope';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { EntitiesQuery } from '../../contract/reading/entities';
import { Transactions } from '../../infra/database/transactions';
import { FollowUpService } from '../screenshots/follow-up/follow-up.service';
import { ScreenshotsService } from '../screenshots/rows/screenshots.service';
import { assertMay } from '../workspaces/roles.policy';
import { EntitiesRepository, type ListedEntityRow } from './entities.repository';
import { decodeEntityCursor, encodeEntityCursor } from './entity-cursor';

export interface EntityPage {
  rows: ListedEntityRow[];
  nextCursor: string | null;
}

/** Lists entities, and takes a person's word that something is none (docs/decisions.md#entities). */
@Injectable()
export class EntitiesService {
  constructor(
    private readonly repository: EntitiesRepository,
    private readonly screenshots: ScreenshotsService,
    private readonly followUp: FollowUpService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(
    scope: WorkspaceAccess,
    { limit, cursor, ...filter }: EntitiesQuery,
  ): Promise<EntityPage> {
    const after = cursor === undefined ? null : decodeEntityCursor(cursor);
    // One more than the page tells whether another page follows.
    const found = await this.repository.list(scope, {
      type: filter.type ?? null,
      from: filter.from ?? null,
      to: filter.to ?? null,
      after,
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, nextCursor: found.length > limit && last ? encodeEntityCursor(last) : null };
  }

  async dismiss(person: PersonScope, id: string): Promise<void> {
    const screenshotId = isUuid(id) ? await this.repository.findPlace(person, id) : null;
    if (!screenshotId) throw entityNotFound();
    const { scope } = await this.screenshots.openUnlocked(person, screenshotId);
    assertMay(scope, 'organise');
    await this.transactions.run(async () => {
      await this.repository.lockWorkspace(scope);
      if (!(await this.repository.refuse(scope, id, this.clock.now()))) throw entityNotFound();
      await this.followUp.updated(scope, [screenshotId]);
    });
  }
}

const entityNotFound = () => new AppError('entity_not_found', 'There is no such entity.');
