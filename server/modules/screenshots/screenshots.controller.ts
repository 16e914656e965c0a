import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentPerson, type Person } from '../../common/http/person';
import { RateLimit } from '../../common/http/rate-limit';
import { Reads } from '../../common/http/token-rights';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { type CheckedHashes, CheckHashes } from '../../contract/bulk';
import {
  ImageQuery,
  type Screenshot,
  ScreenshotsQuery,
  type TimelineMonth,
  TimelineQuery,
} from '../../contract/screenshots';
import type { ScreenshotWords } from '../../contract/words';
import { Requires } from '../billing/requires';
import { Scope } from '../workspaces/scope';
import { asksForOperators } from './asks-for-operators';
import { sendImage } from './image-answer';
import { ImageFiles } from './image-files.service';
import { setPageHeaders } from './page-headers';
import { ScreenshotListsService } from './screenshot-lists.service';
import { toScreenshot } from './screenshots.mapper';
import { ScreenshotsService } from './screenshots.service';

@Controller('screenshots')
export class ScreenshotsController {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly lists: ScreenshotListsService,
    private readonly files: ImageFiles,
  ) {}

  @Requires('advanced_search', { when: asksForOperators })
  @Get()
  async list(
    @Scope() scope: WorkspaceScope,
    @Query(zod(ScreenshotsQuery)) query: ScreenshotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Screenshot[]> {
    const answer = await this.lists.list(scope, query);
    setPageHeaders(request, reply, answer);
    return answer.rows.map(toScreenshot);
  }

  @Get('unprocessed')
  async unprocessed(@Scope() scope: WorkspaceScope): Promise<Screenshot[]> {
    return (await this.lists.listUnprocessed(scope)).map(toScreenshot);
  }

  @Get('timeline')
  timeline(
    @Scope() scope: WorkspaceScope,
    @Query(zod(TimelineQuery)) { tz }: TimelineQuery,
  ): Promise<TimelineMonth[]> {
    return this.lists.timeline(scope, tz);
  }

  @Reads()
  @HttpCode(200)
  @Post('check')
  check(
    @Scope() scope: WorkspaceScope,
    @Body(zod(CheckHashes)) body: z.output<typeof CheckHashes>,
  ): Promise<CheckedHashes> {
    return this.lists.check(scope, body.hashes);
  }

  @Get(':id')
  async get(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Screenshot> {
    const { row, evidence } = await this.screenshots.openExplained(person.id, id);
    return { ...toScreenshot(row), evidence };
  }

  @Get(':id/words')
  words(@CurrentPerson() person: Person, @Param('id') id: string): Promise<ScreenshotWords> {
    return this.screenshots.words(person.id, id);
  }

  @RateLimit('images')
  @Get(':id/image')
  async image(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Query(zod(ImageQuery)) query: ImageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.screenshots.openFile(person.id, id, query.w !== undefined);
    await sendImage({ request, reply }, this.files, row, query);
  }
}
