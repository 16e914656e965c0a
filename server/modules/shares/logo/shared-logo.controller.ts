import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../common/http/public.decorator';
import { RateLimit } from '../../../common/http/rate-limit.guard';
import { sendWebp } from '../../screenshots/redactions/send-copy';
import { nothingShared, OpenLinksService } from '../open/open-links.service';
import { WorkspaceLogosService } from './workspace-logos.service';

/** The logo on the page of a link, behind the same check as everything else of it. */
@Public()
@Controller('s/:id/logo')
export class SharedLogoController {
  constructor(
    private readonly links: OpenLinksService,
    private readonly logos: WorkspaceLogosService,
  ) {}

  @RateLimit('images')
  @Get()
  async get(
    @Param('id') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { scope } = await this.links.open(request, token);
    const logo = await this.logos.shown(scope);
    if (!logo) throw nothingShared();
    sendWebp(reply, logo);
  }
}
