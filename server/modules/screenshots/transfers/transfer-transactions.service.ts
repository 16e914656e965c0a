import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import type { TransferAnswer } from '../../../contract/organise/transfers';
import { Transactions } from '../../../infra/database/transactions';
import { TeamActivityService } from '../../workspaces/team-activity.service';
import { WorkspacesService } from '../../workspaces/workspaces.service';
import { CollectionMembershipService } from '../edits/collection-membership.service';
import { mayDelete, othersNotDeleted } from '../rows/deletion.policy';
import { screenshotLocked } from '../rows/screenshot-locked';
import { screenshotNotFound } from '../rows/screenshots.service';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { TrashService } from '../trash/trash.service';
import { CopiesService } from './copies.service';
import { type Journey, MovesService } from './moves.service';
import {
  type TransferSource,
  TransfersRepository,
  type TransferTwin,
} from './transfers.repository';

export interface Wanted extends Journey {
  ids: readonly string[];
  collectionId: string | null;
}

interface TransferResult {
  done: TransferAnswer['done'];
  failed: ReadonlyMap<string, AppError>;
}

/** The screenshots of a transfer, sorted by what happens to them. */
interface Sorted {
  /** New to the other space. */
  fresh: TransferSource[];
  /** Their bytes lie in the trash there. */
  trashed: { id: string; twinId: string }[];
  failed: Map<string, AppError>;
}

/** Brings screenshots of one space into another, with everything that follows from that. */
@Injectable()
export class TransferTransactionsService {
  constructor(
    private readonly repository: TransfersRepository,
    private readonly screenshots: ScreenshotIdsRepository,
    private readonly workspaces: WorkspacesService,
    private readonly moves: MovesService,
    private readonly copies: CopiesService,
    private readonly trash: TrashService,
    private readonly collections: CollectionMembershipService,
    private readonly activity: TeamActivityService,
    private readonly transactions: Transactions,
  ) {}

  /** One transaction: all that can move, move together. */
  move(wanted: Wanted): Promise<TransferResult> {
    const { from, to } = wanted;
    return this.asOnlyWriter(wanted, async () => {
      const sorted = await this.sorted(wanted, { isMove: true });
      const refused = await this.moves.move(wanted, sorted.fresh);
      const movedIds = sorted.fresh.map(({ id }) => id).filter((id) => !refused.has(id));
      const done = [
        ...movedIds.map((id) => ({ id, new_id: id })),
        ...(await this.restored(wanted, sorted)),
      ];
      // The bytes are there again, so they need not be here.
      const left = sorted.trashed.map(({ id }) => id);
      if (left.length > 0) await this.trash.moveIn(from, left);
      await this.told(from, 'moved_out', movedIds);
      await this.told(to, 'moved_in', movedIds);
      await this.collect(wanted, done);
      return { done, failed: new Map([...sorted.failed, ...refused]) };
    });
  }

  /** The files are copied before the transaction, which looks at everything again. */
  async copy(wanted: Wanted): Promise<TransferResult> {
    const { fresh, trashed, failed } = await this.sorted(wanted, { isMove: false });
    const [source] = fresh;
    if (!source && trashed.length === 0) return { done: [], failed };
    const file = source && (await this.copies.copyFiles(source));
    try {
      return await this.asOnlyWriter(wanted, async () => {
        const sorted = await this.sorted(wanted, { isMove: false });
        const [row] = sorted.fresh;
        const done = await this.restored(wanted, sorted);
        if (row && file) {
          await this.copies.copyRow(wanted, row, file);
          await this.told(wanted.to, 'copied_in', [file.id]);
          done.push({ id: row.id, new_id: file.id });
        }
        await this.collect(wanted, done);
        return { done, failed: sorted.failed };
      });
    } finally {
      if (file) await this.copies.settle(wanted.to, file);
    }
  }

  /** Both spaces are locked in the order of their ids (docs/locks.md), and the person is still in both. */
  private asOnlyWriter<Result>(
    { from, to }: Journey,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async () => {
      await this.repository.lockBoth(from, to);
      await this.workspaces.hold(from);
      await this.workspaces.hold(to);
      return work();
    });
  }

  private async sorted(
    { from, to, ids }: Wanted,
    { isMove }: { isMove: boolean },
  ): Promise<Sorted> {
    const sources = await this.repository.listSources(from, ids);
    const locked = new Set(await this.screenshots.listLockedIds(from, ids));
    const hashes = sources.map(({ sha256 }) => sha256);
    const twins = new Map(
      (await this.repository.listTwins(to, hashes)).map((twin) => [hex(twin), twin]),
    );
    const sorted: Sorted = { fresh: [], trashed: [], failed: new Map() };
    const there = new Set(sources.map(({ id }) => id));
    for (const id of ids) if (!there.has(id)) sorted.failed.set(id, screenshotNotFound());
    for (const row of sources) {
      const twin = twins.get(hex(row));
      if (locked.has(row.id)) sorted.failed.set(row.id, screenshotLocked());
      else if (isMove && !mayDelete(from, row)) sorted.failed.set(row.id, othersNotDeleted());
      else if (!twin) sorted.fresh.push(row);
      else if (twin.deletedAt) sorted.trashed.push({ id: row.id, twinId: twin.id });
      else sorted.failed.set(row.id, twinThere(twin));
    }
    return sorted;
  }

  private async restored({ to }: Wanted, { trashed }: Sorted): Promise<TransferAnswer['done']> {
    if (trashed.length === 0) return [];
    await this.trash.takeOut(
      to,
      trashed.map(({ twinId }) => twinId),
    );
    return trashed.map(({ id, twinId }) => ({ id, new_id: twinId }));
  }

  private async collect({ to, collectionId }: Wanted, done: TransferAnswer['done']): Promise<void> {
    if (collectionId === null || done.length === 0) return;
    const ids = done.map(({ new_id: id }) => id);
    await this.collections.add(to, collectionId, ids);
  }

  private async told(
    scope: Journey['to'],
    kind: 'moved_in' | 'moved_out' | 'copied_in',
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const screenshotId = kind !== 'moved_out' && ids.length === 1 ? ids[0] : undefined;
    await this.activity.record(scope, kind, { count: ids.length, screenshotId });
  }
}

const hex = ({ sha256 }: { sha256: Buffer }) => sha256.toString('hex');

const twinThere = ({ name }: TransferTwin) =>
  new AppError('duplicate_image', `This image is in that space already as "${name}".`);
