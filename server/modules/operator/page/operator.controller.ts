import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import type { FailedJob, OperatorOverview } from '../../../contract/operator/operator';
import { JobsAdminService, type Retried } from '../tools/jobs-admin.service';
import { InstallationService } from './installation.service';
import { toFailedJob, toOverview } from './operator.mapper';
import { OperatorsOnlyGuard } from './operators-only.guard';

/** The page lists this many failed jobs; "retry all" includes the others, too. */
const FAILED_SHOWN = 50;

@UseGuards(OperatorsOnlyGuard)
@Controller('operator')
export class OperatorController {
  constructor(
    private readonly installation: InstallationService,
    private readonly jobs: JobsAdminService,
  ) {}

  @SessionOnly()
  @Get('overview')
  async overview(): Promise<OperatorOverview> {
    return toOverview(await this.installation.look(), await this.jobs.status(0));
  }

  @SessionOnly()
  @Get('failed-jobs')
  async failedJobs(): Promise<FailedJob[]> {
    return (await this.jobs.status(FAILED_SHOWN)).failed.map(toFailedJob);
  }

  @SessionOnly()
  @HttpCode(200)
  @Post('failed-jobs/retry')
  async retryAll(): Promise<{ queued: number }> {
    return { queued: await this.jobs.retryAll(null) };
  }

  @SessionOnly()
  @HttpCode(200)
  @Post('failed-jobs/:id/retry')
  async retry(@Param('id') id: string): Promise<{ outcome: Retried }> {
    return { outcome: await this.jobs.retry(id) };
  }
}
