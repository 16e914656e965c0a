import { Injectable } from '@nestjs/common';
import type { SystemScope } from '../../../common/system-scope';
import { Transactions } from '../../../infra/database/transactions';
import { JobQueue } from '../../../infra/queue/job-queue';
import { FollowUpService } from '../follow-up/follow-up.service';
import type { StoreFound, TextScan } from './text-scan';
import { type ScanSubject, TextScansRepository } from './text-scans.repository';

/** Old readings are queued in such portions. */
const PORTION = 200;

/** Runs the work that follows readings: once for each reading and each version of its rules. */
@Injectable()
export class TextScansService {
  private readonly scans = new Set<TextScan>();

  constructor(
    private readonly repository: TextScansRepository,
    private readonly followUp: FollowUpService,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
  ) {}

  include(scan: TextScan): void {
    this.scans.add(scan);
  }

  async run(system: SystemScope, scan: TextScan, screenshotId: string): Promise<void> {
    const subject = await this.repository.findSubject(system, scan, screenshotId);
    if (!subject || subject.version === scan.version) return;
    const store = await scan.look(system.workspace(subject.workspaceId), subject);
    await this.store(system, scan, { subject, store });
  }

  /** After the last attempt: without this the text would be tried for ever. The next version tries again. */
  async giveUp(system: SystemScope, scan: TextScan, screenshotId: string): Promise<void> {
    const subject = await this.repository.findSubject(system, scan, screenshotId);
    if (!subject) return;
    const scope = system.workspace(subject.workspaceId);
    await this.transactions.run(() => this.repository.settle(scope, scan, subject));
  }

  /** Queues readings that no rules, or older ones, have looked through. */
  async queueOld(system: SystemScope): Promise<void> {
    for (const scan of this.scans) {
      const waiting = await this.repository.listWaiting(system, scan, PORTION);
      if (waiting.length === 0) continue;
      await this.transactions.run(() =>
        this.queue.enqueueAll(scan.definition, waiting, 'background'),
      );
    }
  }

  private store(
    system: SystemScope,
    scan: TextScan,
    { subject, store }: { subject: ScanSubject; store: StoreFound },
  ): Promise<void> {
    const scope = system.workspace(subject.workspaceId);
    return this.transactions.run(async () => {
      await this.followUp.lockWorkspace(scope);
      if (!(await this.repository.settle(scope, scan, subject))) {
        throw new Error('the image was read again, moved or deleted meanwhile');
      }
      if (await store()) await this.followUp.updated(scope, [subject.screenshotId]);
    });
  }
}
