import { Injectable, Logger } from '@nestjs/common';
import { eraseAccountJob, type EraseAccountPayload } from '../../common/jobs/erase-account.job';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { AccountsService } from './accounts.service';

@Injectable()
export class EraseAccountWorker implements JobHandler<EraseAccountPayload> {
  readonly definition = eraseAccountJob;
  private readonly logger = new Logger(EraseAccountWorker.name);

  constructor(private readonly accounts: AccountsService) {}

  run({ userId }: EraseAccountPayload, { signal, system }: JobRun): Promise<void> {
    return this.accounts.erase(system, userId, signal);
  }

  async giveUp({ userId }: EraseAccountPayload, error: unknown): Promise<void> {
    this.logger.error(`account ${userId} is not erased yet: ${(error as Error).message}`);
  }
}
