import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentPerson, type Person, StillSignedIn } from '../../../common/http/person.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { breakOffUnless } from '../../../common/http/running-answer';
import { Reads } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import { type CheckedHashes, CheckHashes } from '../../../contract/bulk';
import { ImageQuery, type Screenshot } from '../../../contract/screenshots';
import { ScreenshotsQuery } from '../../../contract/search/screenshot-filters';
import type { ScreenshotWords } from '../../../contract/reading/words';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { Requires } from '../../billing/plans/requires.decorator';
import { Scope } from '../../workspaces/scope.pipe';
import { asksForOperators } from '../search/uses-operators';
import { sendImage } from '../files/image-answer';
import { ImageFilesService } from '../files/image-files.service';
import { RedactedImagesService } from '../redactions/redacted-images.service';
import { setPageHeaders } from './page-headers';
import { ScreenshotListsService } from './screenshot-lists.service';
import { toFinding } from '../rows/findings.mapper';
import { toScreenshot } from '../rows/screenshots.mapper';
import { ScreenshotsService } from '../rows/screenshots.service';

@Controller('screenshots')
export class ScreenshotsController {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly lists: ScreenshotListsService,
    private readonly files: ImageFilesService,
    private readonly redacted: RedactedImagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Requires('advanced_search', { when: asksForOperators })
  @Get()
  async list(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(ScreenshotsQuery)) query: ScreenshotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Screenshot[]> {
    const answer = await this.lists.list(scope, query);
    setPageHeaders(request, reply, answer);
    return answer.rows.map(toScreenshot);
  }

  @Get('unprocessed')
  async unprocessed(@Scope() scope: WorkspaceAccess): Promise<Screenshot[]> {
    return (await this.lists.listUnprocessed(scope)).map(toScreenshot);
  }

  @Reads()
  @HttpCode(200)
  @Post('check')
  check(
    @Scope() scope: WorkspaceAccess,
    @Body(zod(CheckHashes)) body: z.output<typeof CheckHashes>,
  ): Promise<CheckedHashes> {
    return this.lists.check(scope, body.hashes);
  }

  @Get(':id')
  async get(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Screenshot> {
    const { row, findings, ...explained } = await this.screenshots.openExplained(person, id);
    return { ...toScreenshot(row), ...explained, findings: findings.map(toFinding) };
  }

  @Get(':id/words')
  words(@CurrentPerson() person: Person, @Param('id') id: string): Promise<ScreenshotWords> {
    return this.screenshots.words(person, id);
  }

  @RateLimit('images')
  @Get(':id/image')
  async image(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Query(zod(ImageQuery)) query: ImageQuery,
    @StillSignedIn() isStillSignedIn: () => Promise<boolean>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (query.redacted === '1') return this.redacted.send(person, id, { reply, query });
    const open = () => this.screenshots.openFile(person, id, query.w !== undefined);
    const row = await open();
    // A thumbnail is sent at once; an original may take as long as a slow client needs.
    if (query.w === undefined) {
      const mayGoOn = async () => (await isStillSignedIn()) && (await open()) !== null;
      breakOffUnless(mayGoOn, reply.raw, this.config.http.checkMs);
    }
    await sendImage({ request, reply }, this.files, row, query);
  }
}
