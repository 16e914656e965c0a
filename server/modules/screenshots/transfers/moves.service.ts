import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import { isLocked } from '../../../common/lock-window';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { MOVE_UNDO_MINUTES } from '../../../contract/limits';
import { QuotaService } from '../../billing/usage/quota.service';
import { ALL_ASPECTS } from '../counters/counters.repository';
import { CountersService } from '../counters/counters.service';
import { FollowUpService } from '../follow-up/follow-up.service';
import { ScreenshotIdsRepository } from '../rows/screenshot-ids.repository';
import { MovedContentsService } from './moved-contents.service';
import { type TransferRecord, TransferRecordsRepository } from './transfer-records.repository';
import { type Passage, type TransferSource, TransfersRepository } from './transfers.repository';

export interface Journey {
  from: WorkspaceAccess;
  to: WorkspaceAccess;
}

/** The earliest move that can still be undone. */
export const undoableSince = (now: Date): Date =>
  new Date(now.getTime() - MOVE_UNDO_MINUTES * 60_000);

/**
 * Moves rows into another space, where they keep their ids and so their files (docs/decisions.md#move-and-copy). The
 * things that go along are decided in `moved-contents.service.ts`; `TransfersRepository.detach` leaves the rest behind. Inside a
 * transaction that holds the locks of both spaces.
 */
@Injectable()
export class MovesService {
  constructor(
    private readonly repository: TransfersRepository,
    private readonly records: TransferRecordsRepository,
    private readonly contents: MovedContentsService,
    private readonly screenshots: ScreenshotIdsRepository,
    private readonly counters: CountersService,
    private readonly followUp: FollowUpService,
    private readonly quota: QuotaService,
    private readonly clock: Clock,
  ) {}

  /** Returns the error of each one that found no room there; all others have moved. */
  async move(
    journey: Journey,
    sources: readonly TransferSource[],
  ): Promise<ReadonlyMap<string, AppError>> {
    const undone = await this.undone(journey, sources);
    const refused = await this.takeTickets(journey, sources, undone);
    const movers = sources.filter(({ id }) => !refused.has(id));
    if (movers.length > 0) await this.carry(journey, movers, undone);
    return refused;
  }

  private async undone(
    { from, to }: Journey,
    sources: readonly TransferSource[],
  ): Promise<ReadonlyMap<string, TransferRecord>> {
    const ids = sources.map(({ id }) => id);
    const since = undoableSince(this.clock.now());
    const records = await this.records.listUndoable(from, to, ids, since);
    return new Map(records.map((record) => [record.id, record]));
  }

  /** Each takes one of what is left there; what comes back was counted before, and gives back what it took. */
  private async takeTickets(
    { from, to }: Journey,
    sources: readonly TransferSource[],
    undone: ReadonlyMap<string, TransferRecord>,
  ): Promise<ReadonlyMap<string, AppError>> {
    const refused = new Map<string, AppError>();
    // The rows are carried afterwards, so the sum of the space does not know these bytes yet.
    let bytes = 0;
    for (const { id, bytes: own } of sources) {
      const record = undone.get(id);
      try {
        if (!record) await this.quota.take(to, bytes + own);
        else await this.quota.giveBack(from, record.movedAt);
        bytes += own;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.set(id, error);
      }
    }
    return refused;
  }

  private async carry(
    { from, to }: Journey,
    movers: readonly TransferSource[],
    undone: ReadonlyMap<string, TransferRecord>,
  ): Promise<void> {
    const now = this.clock.now();
    const ids = movers.map(({ id }) => id);
    const back = ids.filter((id) => undone.has(id));
    const rows = movers.map((row) => passage(row, to, undone.get(row.id), now));
    const contents = await this.contents.of(from, ids);
    await this.counters.recounted(from, ids, ALL_ASPECTS, () =>
      this.counters.recounted(to, ids, ALL_ASPECTS, async () => {
        await this.followUp.deleted(from, ids);
        await this.records.write(
          from,
          to,
          ids.filter((id) => !undone.has(id)),
          now,
        );
        await this.repository.detach(from, ids);
        await this.repository.move(from, to, rows, now);
        await this.contents.arrive(to, contents);
        await this.records.putBack(to, back);
      }),
    );
    // A job that reads one now finds it gone; it is read where it is.
    await this.followUp.toBeRead(to, await this.screenshots.listUnread(to, ids));
    await this.followUp.restored(to, ids);
  }
}

/**
 * The person who moves it is the uploader there. It keeps the moment of its upload, unless that falls into the lock of
 * the new space: what is counted today is not locked today.
 */
function passage(
  row: TransferSource,
  to: WorkspaceAccess,
  record: TransferRecord | undefined,
  now: Date,
): Passage {
  if (record)
    return { id: row.id, uploadedById: record.uploadedById, createdAt: record.uploadedAt };
  const createdAt = isLocked(to.lock, row) ? now : row.createdAt;
  return { id: row.id, uploadedById: to.userId, createdAt };
}
