import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { Screenshot } from '../../../contract/screenshots';
import { RemoveQuery, type TrashedScreenshot, TrashQuery } from '../../../contract/trash';
import { Scope } from '../../workspaces/scope.pipe';
import { setPageHeaders } from '../listing/page-headers';
import { toScreenshot } from '../rows/screenshots.mapper';
import { TrashAccessService } from './trash-access.service';
import { toTrashedScreenshot } from './trash.mapper';

@Controller()
export class TrashController {
  constructor(private readonly trash: TrashAccessService) {}

  @Get('trash')
  async list(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(TrashQuery)) query: TrashQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrashedScreenshot[]> {
    const answer = await this.trash.list(scope, query);
    setPageHeaders(request, reply, answer);
    return answer.rows.map(toTrashedScreenshot);
  }

  @HttpCode(204)
  @Delete('trash')
  async empty(@Scope() scope: WorkspaceAccess): Promise<void> {
    await this.trash.empty(scope);
  }

  @HttpCode(204)
  @Delete('screenshots/:id')
  async remove(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Query(zod(RemoveQuery)) query: z.output<typeof RemoveQuery>,
  ): Promise<void> {
    await this.trash.remove(person, id, query.forever ?? false);
  }

  @HttpCode(200)
  @Post('screenshots/:id/restore')
  async restore(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Screenshot> {
    return toScreenshot(await this.trash.restore(person, id));
  }
}
