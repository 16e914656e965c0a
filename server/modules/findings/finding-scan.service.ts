import { Inject, Injectable } from '@nestjs/common';
import { findFindings } from '../../analysis/findings/find-findings';
import { Ids } from '../../common/ids';
import { scanFindingsJob } from '../../common/jobs/scan-findings.job';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { Transactions } from '../../infra/database/transactions';
import { JobQueue } from '../../infra/queue/job-queue';
import { FollowUpService } from '../screenshots/follow-up/follow-up.service';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { findingHasher } from './finding-hash';
import { type HashedFinding, mergeFindings } from './merge-findings';
import { ScannedFindingsRepository } from './scanned-findings.repository';

/** Raised with every change of the rules after which the same words would give other findings. */
const FINDING_RULES_VERSION = 3;
/** Old readings are queued in such portions. */
const PORTION = 200;

/** Looks through what was read for what should not leave by accident. Safe to repeat. */
@Injectable()
export class FindingScanService {
  constructor(
    private readonly repository: ScannedFindingsRepository,
    private readonly readings: ReadingRequestsService,
    private readonly effects: FollowUpService,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async scan(system: SystemScope, screenshotId: string): Promise<void> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    const subject = scope && (await this.repository.findSubject(scope, screenshotId));
    // One in the trash is looked through when it is restored.
    if (!scope || !subject) return;
    const hash = findingHasher(this.config.serverKey, scope.workspaceId);
    const found = findFindings(subject.lines).map(({ skeleton, ...finding }) => ({
      ...finding,
      valueHash: hash(finding.rule, skeleton),
    }));
    await this.store(scope, screenshotId, { found, processedAt: subject.processedAt });
  }

  /** After the last attempt: the next version of the rules tries again. */
  async giveUp(system: SystemScope, screenshotId: string): Promise<void> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    const subject = scope && (await this.repository.findSubject(scope, screenshotId));
    if (!scope || !subject) return;
    const { processedAt } = subject;
    const version = FINDING_RULES_VERSION;
    await this.transactions.run(() =>
      this.repository.settle(scope, screenshotId, { processedAt, version }),
    );
  }

  /** Queues readings that no rules, or older ones, have looked through. */
  async queueOld(system: SystemScope): Promise<void> {
    const waiting = await this.repository.listWaiting(system, FINDING_RULES_VERSION, PORTION);
    const [first] = waiting;
    if (!first) return;
    const { workspaceId } = first;
    await this.transactions.run(() =>
      this.queue.enqueueAll(scanFindingsJob, waiting, { workspaceId, pace: 'background' }),
    );
  }

  private store(
    scope: WorkspaceScope,
    screenshotId: string,
    { found, processedAt }: { found: readonly HashedFinding[]; processedAt: Date | null },
  ): Promise<void> {
    return this.transactions.run(async () => {
      await this.repository.lock(scope);
      const version = FINDING_RULES_VERSION;
      if (!(await this.repository.settle(scope, screenshotId, { processedAt, version }))) {
        throw new Error('the image was read again, moved or deleted meanwhile');
      }
      const known = await this.repository.listKnown(scope, screenshotId);
      if (found.length + known.length === 0) return;
      const lessons = await this.repository.lessons(scope, found);
      const newId = () => this.ids.uuid();
      const merged = mergeFindings(found, known, { lessons, newId });
      await this.repository.replace(scope, screenshotId, merged);
      await this.repository.recount(scope, [screenshotId]);
      await this.effects.updated(scope, [screenshotId]);
    });
  }
}
