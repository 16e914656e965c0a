import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { PAGE_LIMIT } from '../../contract/limits';
import type { ListedEntity } from '../../contract/reading/entities';
import { EntitiesRepository } from './entities.repository';
import { toListedEntity } from './entities.mapper';

/** Entities for an archive: of everything, also of what is locked, or of the chosen screenshots. */
@Injectable()
export class EntityArchiveService {
  constructor(private readonly repository: EntitiesRepository) {}

  /** The scope is proved anew for each page. */
  async *rows(
    renewScope: () => Promise<WorkspaceAccess>,
    ids: readonly string[] | null,
  ): AsyncGenerator<ListedEntity> {
    const chosen = ids && new Set(ids);
    let after = null;
    for (;;) {
      const rows = await this.repository.list(await renewScope(), {
        ...{ type: null, from: null, to: null, after, limit: PAGE_LIMIT },
        // As with the images: an archive of everything holds what is locked, one of some does not.
        ignoresLock: ids === null,
      });
      for (const row of rows)
        if (!chosen || chosen.has(row.screenshotId)) yield toListedEntity(row);
      if (rows.length < PAGE_LIMIT) return;
      after = rows.at(-1) ?? null;
    }
  }
}
