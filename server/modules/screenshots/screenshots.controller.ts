import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Body,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../common/http/person';
import { RateLimit } from '../../common/http/rate-limit';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import {
  ImageQuery,
  type Screenshot,
  ScreenshotsQuery,
  UpdateScreenshot,
} from '../../contract/screenshots';
import { Scope } from '../workspaces/scope';
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

  @Get(':id')
  async get(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Screenshot> {
    return toScreenshot((await this.screenshots.open(person.id, id)).row);
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

  @Patch(':id')
  async update(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(UpdateScreenshot)) body: UpdateScreenshot,
  ): Promise<Screenshot> {
    return toScreenshot(await this.screenshots.update(person.id, id, body));
  }

  @HttpCode(204)
  @Delete(':id')
  async remove(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    await this.screenshots.remove(person.id, id);
  }

  @HttpCode(200)
  @Post(':id/restore')
  async restore(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Screenshot> {
    return toScreenshot(await this.screenshots.restore(person.id, id));
  }
}
