import { Injectable } from '@nestjs/common';
import type { PersonScope } from '../../../common/person-scope';
import { AppError } from '../../../common/app-error';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { CreateShare } from '../../../contract/sharing/shares';
import { CollectionsService } from '../../collections/collections.service';
import { ScreenshotsService } from '../../screenshots/rows/screenshots.service';
import { OpenLinksRepository } from '../open/open-links.repository';

export interface SharedThings {
  scope: WorkspaceAccess;
  kind: 'screenshots' | 'collection';
  collectionId: string | null;
  screenshotIds: string[];
}

/** Finds what a person wants to share, and the workspace that it is in. */
@Injectable()
export class SharedThingsService {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly collections: CollectionsService,
    private readonly open: OpenLinksRepository,
  ) {}

  /** Throws 404 for what the person does not see, and 402 for what is locked. All of it is in one workspace. */
  async find(person: PersonScope, wanted: CreateShare): Promise<SharedThings> {
    const { collection_id: collectionId, screenshot_ids: ids = [] } = wanted;
    if (collectionId !== undefined) {
      const { scope } = await this.collections.open(person, collectionId);
      const screenshotIds = await this.open.listShown(scope, { id: null, collectionId });
      return { scope, kind: 'collection', collectionId, screenshotIds };
    }
    const screenshotIds = [...new Set(ids)];
    let scope: WorkspaceAccess | undefined;
    for (const id of screenshotIds) {
      const opened = await this.screenshots.openUnlocked(person, id);
      scope ??= opened.scope;
      if (opened.scope.workspaceId === scope.workspaceId) continue;
      throw new AppError('invalid_input', 'A link shows screenshots of one space.');
    }
    if (!scope) throw new AppError('invalid_input', 'There is nothing to share.');
    return { scope, kind: 'screenshots', collectionId: null, screenshotIds };
  }
}
