import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/http/public.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { zod } from '../../../common/http/zod.pipe';
import { SharedImageQuery, type SharedPage, UnlockShare } from '../../../contract/sharing/shares';
import { sendWebp } from '../../screenshots/redactions/send-copy';
import { nothingShared, OpenLinksService } from './open-links.service';
import { sharedArchive } from './shared-archive';
import { SharedContentsService } from './shared-contents.service';
import { SharePasswordsService } from './share-passwords.service';
import { ShareVisitsService } from './share-visits.service';

/** Links as everybody reaches them who has their address. */
@Public()
@Controller('s/:id')
export class SharedController {
  constructor(
    private readonly links: OpenLinksService,
    private readonly contents: SharedContentsService,
    private readonly unlocks: SharePasswordsService,
    private readonly visits: ShareVisitsService,
  ) {}

  @Get()
  async get(
    @Param('id') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedPage> {
    const opened = await this.links.open(request, token);
    const page = await this.contents.page(opened);
    await this.visits.count({ request, reply }, opened);
    return page;
  }

  @HttpCode(204)
  @Post('unlock')
  async unlock(
    @Param('id') token: string,
    @Body(zod(UnlockShare)) { password }: UnlockShare,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.unlocks.unlock({ request, reply }, token, password);
  }

  /** An open page asks now and then whether it may stay. Says nothing, and counts nothing. */
  @HttpCode(204)
  @Get('watch')
  async watch(@Param('id') token: string, @Req() request: FastifyRequest): Promise<void> {
    await this.links.open(request, token);
  }

  @RateLimit('images')
  @Get('items/:itemId/image')
  async image(
    @Param('id') token: string,
    @Param('itemId') itemId: string,
    @Query(zod(SharedImageQuery)) { w }: SharedImageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const opened = await this.links.open(request, token);
    sendWebp(reply, await this.contents.image(opened, itemId, w));
  }

  @Header('Content-Disposition', 'attachment; filename="screenshots.zip"')
  @Get('download')
  async download(
    @Param('id') token: string,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const opened = await this.links.open(request, token);
    if (!opened.link.allowDownload) throw nothingShared();
    const { items } = await this.contents.page(opened);
    const ids = items.map(({ id }) => id);
    // The first one is asked for at once, so that an error is an error and not a broken archive.
    const first = await this.contents.image(opened, ids[0] ?? '', undefined);
    const next = async (id: string) =>
      id === ids[0]
        ? first
        : this.contents.image(await this.links.open(request, token), id, undefined);
    return new StreamableFile(sharedArchive(ids, next), { type: 'application/zip' });
  }
}
