import { Injectable, Logger } from '@nestjs/common';
import { renderCopyJob, type RenderCopyPayload } from '../../common/jobs/render-copy.job';
import type { SystemScope } from '../../common/system-scope';
import { OcrImageError } from '../../infra/ocr/ocr-errors';
import type { JobHandler, JobRun } from '../../infra/queue/job-handler';
import { isAbsent } from '../../infra/storage/absent';
import { CopyRendererService } from './copy-renderer.service';

@Injectable()
export class RenderCopyWorker implements JobHandler<RenderCopyPayload> {
  readonly definition = renderCopyJob;
  private readonly logger = new Logger(RenderCopyWorker.name);

  constructor(private readonly renderer: CopyRendererService) {}

  run(payload: RenderCopyPayload, run: JobRun): Promise<void> {
    return this.renderer.render(payload, run);
  }

  async giveUp(payload: RenderCopyPayload, error: unknown, system: SystemScope): Promise<void> {
    this.logger.warn(`no copy of ${payload.screenshotId}: ${(error as Error).message}`);
    await this.renderer.giveUp(payload, system);
  }

  isFinal(error: unknown): boolean {
    return error instanceof OcrImageError || isAbsent(error);
  }
}
