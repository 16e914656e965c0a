import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock';
import { Ids } from '../../../common/ids';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { TagLinksRepository } from '../labels/tag-links.repository';
import { type TagLink, TransfersRepository } from './transfers.repository';

/** Contents that go along with screenshots: their tags by name, and the person's own favourites. */
export interface MovedContents {
  links: readonly TagLink[];
  favorites: readonly string[];
}

/** Takes along what belongs to screenshots that change their space. Inside a transaction only. */
@Injectable()
export class MovedContentsService {
  constructor(
    private readonly repository: TransfersRepository,
    private readonly tags: TagLinksRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Read before the rows leave. */
  async of(from: WorkspaceAccess, ids: readonly string[]): Promise<MovedContents> {
    const links = await this.repository.listTagLinks(from, ids);
    return { links, favorites: await this.repository.listFavorites(from, ids) };
  }

  /** The rows are there; the caller counts. */
  async arrive(to: WorkspaceAccess, { links, favorites }: MovedContents): Promise<void> {
    const now = this.clock.now();
    const names = [...new Set(links.map(({ name }) => name))];
    const tags = names.map((name) => ({ id: this.ids.uuid(), name }));
    if (tags.length > 0) await this.tags.ensure(to, tags, now);
    await this.repository.attachTags(to, links);
    await this.repository.attachFavorites(to, favorites, now);
  }
}
