import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ENTITY_VERSION, findEntities } from '../../analysis/entities/find-entities';
import type { FoundEntity } from '../../analysis/entities/found-entity';
import { Ids } from '../../common/ids';
import { findEntitiesJob } from '../../common/jobs/find-entities.job';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { Transactions } from '../../infra/database/transactions';
import { JobQueue } from '../../infra/queue/job-queue';
import { FollowUpService } from '../screenshots/follow-up/follow-up.service';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { ImageCodesService } from './image-codes.service';
import {
  type EntityRefusal,
  FoundEntitiesRepository,
  type NewEntity,
} from './found-entities.repository';

/** Old readings are queued in such portions, in the background. */
const PORTION = 200;

/** Looks for entities in what was read, and stores them. Safe to repeat. */
@Injectable()
export class EntityFinderService {
  constructor(
    private readonly repository: FoundEntitiesRepository,
    private readonly readings: ReadingRequestsService,
    private readonly codes: ImageCodesService,
    private readonly effects: FollowUpService,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  async find(system: SystemScope, screenshotId: string): Promise<void> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    const subject = scope && (await this.repository.findSubject(scope, screenshotId));
    // One in the trash is looked through after it was restored, with the old readings.
    if (!scope || !subject) return;
    const { lines, language, processedAt } = subject;
    const codes = await this.codes.read(screenshotId);
    const found = findEntities({ lines, language, codes });
    await this.store(scope, screenshotId, { found, processedAt });
  }

  /** After the last attempt: without this the backlog would try it for ever. The next version tries again. */
  async giveUp(system: SystemScope, screenshotId: string): Promise<void> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    const subject = scope && (await this.repository.findSubject(scope, screenshotId));
    if (!scope || !subject) return;
    const { processedAt } = subject;
    await this.transactions.run(() =>
      this.repository.settle(scope, screenshotId, { processedAt, version: ENTITY_VERSION }),
    );
  }

  /** Queues readings that were never looked through, or by an older detector. */
  async queueOld(system: SystemScope): Promise<void> {
    const waiting = await this.repository.listWaiting(system, ENTITY_VERSION, PORTION);
    const [first] = waiting;
    if (!first) return;
    const { workspaceId } = first;
    await this.transactions.run(() =>
      this.queue.enqueueAll(findEntitiesJob, waiting, { workspaceId, pace: 'background' }),
    );
  }

  private store(
    scope: WorkspaceScope,
    screenshotId: string,
    { found, processedAt }: { found: readonly FoundEntity[]; processedAt: Date | null },
  ): Promise<void> {
    return this.transactions.run(async () => {
      await this.repository.lock(scope);
      const version = ENTITY_VERSION;
      if (!(await this.repository.settle(scope, screenshotId, { processedAt, version }))) {
        throw new Error('the image was read again, moved or deleted meanwhile');
      }
      const known = await this.repository.listKnown(scope, screenshotId);
      if (found.length + known.length === 0) return;
      const hashes = found.map(hashOf);
      const refused = await this.repository.listRefused(scope, hashes);
      const entities = found.map((entity, position): NewEntity => {
        const valueHash = hashOf(entity);
        const isSame = (it: EntityRefusal) =>
          it.type === entity.type && Buffer.compare(valueHash, it.valueHash) === 0;
        const before = known.find(isSame);
        const isDismissed = before?.isDismissed === true || refused.some(isSame);
        return { ...entity, id: before?.id ?? this.ids.uuid(), valueHash, position, isDismissed };
      });
      await this.repository.replace(scope, screenshotId, entities);
      await this.effects.updated(scope, [screenshotId]);
    });
  }
}

/** The same value is known by it in every reading. */
const hashOf = ({ type, value }: Pick<FoundEntity, 'type' | 'value'>) =>
  Uint8Array.from(createHash('sha256').update(`${type}\0${value}`).digest());
