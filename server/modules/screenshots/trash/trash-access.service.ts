import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { TrashQuery } from '../../../contract/trash';
import { assertMay } from '../../workspaces/roles.policy';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { assertMayDelete } from '../rows/deletion.policy';
import { PurgeService } from './purge.service';
import type { ListAnswer } from '../listing/screenshot-lists.service';
import type { ScreenshotRow } from '../rows/screenshot-row';
import { ScreenshotsService } from '../rows/screenshots.service';
import { TrashService } from './trash.service';

/** Deletes and restores screenshots that a person names by id. */
@Injectable()
export class TrashAccessService {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly trash: TrashService,
    private readonly purge: PurgeService,
    private readonly activity: TeamActivityService,
  ) {}

  list(scope: WorkspaceAccess, query: TrashQuery): Promise<ListAnswer> {
    return this.trash.list(scope, query);
  }

  /** Deletes the trash of all members, so the right to delete one's own is not enough. */
  async empty(scope: WorkspaceAccess): Promise<void> {
    assertMay(scope, 'delete_any');
    await this.purge.emptyTrash(scope);
    await this.activity.record(scope, 'emptied_trash');
  }

  /** Moves to the trash; with `isForever` deletes for good at once, also out of the trash. */
  async remove(person: PersonScope, id: string, isForever: boolean): Promise<void> {
    if (isForever) {
      const { scope, row } = await this.screenshots.openAny(person, id);
      assertMayDelete(scope, row);
      return this.trash.removeForever(scope, [id]);
    }
    const { scope, row } = await this.screenshots.open(person, id);
    assertMayDelete(scope, row);
    await this.trash.moveIn(scope, [id]);
  }

  /** A screenshot that is not in the trash is returned unchanged. */
  async restore(person: PersonScope, id: string): Promise<ScreenshotRow> {
    const { scope, row } = await this.screenshots.openAny(person, id);
    assertMayDelete(scope, row);
    await this.trash.takeOut(scope, [id]);
    return this.screenshots.get(scope, id);
  }
}
