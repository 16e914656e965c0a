import { Controller, Post, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { Screenshot, UploadAnswer } from '../../../contract/screenshots';
import { Scope } from '../../workspaces/scope.pipe';
import { SamplesService } from './samples.service';
import { toScreenshot } from '../rows/screenshots.mapper';
import { UploadBurstInterceptor } from './upload-burst.interceptor';
import { ReadUploadForm, type UploadForm } from './upload-form.pipe';
import { UploadsService } from './uploads.service';

@Controller('screenshots')
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly sampleShots: SamplesService,
  ) {}

  @RateLimit('uploads')
  @Post('samples')
  async samples(@Scope() scope: WorkspaceAccess): Promise<Screenshot[]> {
    return (await this.sampleShots.add(scope)).map(toScreenshot);
  }

  @RateLimit('uploads')
  @UseInterceptors(UploadBurstInterceptor)
  @Post('upload')
  async upload(
    @ReadUploadForm() form: UploadForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadAnswer> {
    const { row, isRestored } = await this.uploads.add(form.scope, form);
    reply.status(isRestored ? 200 : 201);
    return {
      screenshot_id: row.id,
      screenshot: toScreenshot(row),
      ...(isRestored ? { restored: true as const } : {}),
    };
  }
}
