import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { disconnectSignal } from '../../common/http/disconnect-signal';
import { Draining } from '../../common/http/draining';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import { type ProcessAnswer, ProcessScreenshot } from '../../contract/processing';
import { toScreenshot } from '../screenshots/rows/screenshots.mapper';
import { ProcessingService } from './processing.service';

const OptionalBody = ProcessScreenshot.optional();

@Controller('screenshots')
export class ProcessingController {
  constructor(
    private readonly processing: ProcessingService,
    private readonly draining: Draining,
  ) {}

  @Post(':id/process')
  async process(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(OptionalBody)) body: z.output<typeof OptionalBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProcessAnswer> {
    const row = await this.processing.process(person, id, {
      rerun: body?.rerun ?? false,
      // A client that waits while the process stops is told that the reading continues.
      signal: AbortSignal.any([disconnectSignal(reply), this.draining.signal]),
    });
    reply.status(row ? 200 : 202);
    return { success: true, screenshot_id: id, ...(row ? { screenshot: toScreenshot(row) } : {}) };
  }
}
