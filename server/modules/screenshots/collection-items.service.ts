import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { SavedSearch } from '../../contract/collections';
import { CollectionItemsRepository, type LiveCollection } from './collection-items.repository';
import { Counters } from './counters.service';
import type { ListOwner } from './list-filter';
import { SearchMatches } from './search-matches.service';

interface Place {
  workspaceId: string;
}

/** Puts screenshots into collections, by hand or because a saved search finds them. Inside a transaction only. */
@Injectable()
export class CollectionItems {
  constructor(
    private readonly repository: CollectionItemsRepository,
    private readonly counters: Counters,
    private readonly matches: SearchMatches,
    private readonly clock: Clock,
  ) {}

  /** What is there already stays; what lies in the trash is left out. Answers those that are new in it. */
  add(place: Place, collectionId: string, ids: readonly string[]): Promise<string[]> {
    return this.counters.recounted(place, ids, ['collections'], () =>
      this.repository.addForSystem(place, collectionId, ids, this.clock.now()),
    );
  }

  async remove(place: Place, collectionId: string, ids: readonly string[]): Promise<void> {
    await this.counters.recounted(place, ids, ['collections'], () =>
      this.repository.removeForSystem(place, collectionId, ids),
    );
  }

  /** Takes in everything that a search finds now. Throws 404 when it names a collection that is not there. */
  async fill(owner: ListOwner, collectionId: string, search: SavedSearch): Promise<void> {
    const ids = await this.matches.list(owner, search, { among: null, reach: 'shown' });
    await this.add(owner, collectionId, ids);
  }

  /** Brings the live collections of a workspace up to date with a change of these screenshots. */
  async followChange(place: Place, ids: readonly string[]): Promise<void> {
    for (const collection of await this.repository.listLiveForSystem(place)) {
      await this.follow(place, collection, ids);
    }
  }

  /** After a change that touches more than a few, such as the new name of a tag. */
  async followAll(place: Place): Promise<void> {
    for (const collection of await this.repository.listLiveForSystem(place)) {
      await this.follow(place, collection, null);
    }
  }

  private async follow(
    place: Place,
    { id, search, createdById }: LiveCollection,
    among: readonly string[] | null,
  ): Promise<void> {
    const owner = { ...place, userId: createdById };
    const wanted = new Set(await this.matches.listOrNone(owner, search, among));
    const members = new Set(await this.repository.listMembersForSystem(place, id, among));
    const added = [...wanted].filter((it) => !members.has(it));
    const gone = [...members].filter((it) => !wanted.has(it));
    if (added.length > 0) await this.add(place, id, added);
    if (gone.length > 0) await this.remove(place, id, gone);
  }
}
