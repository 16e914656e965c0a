import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import {
  type Finding,
  FindingsQuery,
  type ListedFinding,
  UpdateFinding,
} from '../../contract/reading/findings';
import { setPageHeaders } from '../screenshots/listing/page-headers';
import { toFinding } from '../screenshots/rows/findings.mapper';
import { Scope } from '../workspaces/scope.pipe';
import { toListedFinding } from './findings.mapper';
import { FindingsService } from './findings.service';

@Controller('findings')
export class FindingsController {
  constructor(private readonly findings: FindingsService) {}

  @Get()
  async list(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(FindingsQuery)) query: FindingsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedFinding[]> {
    const page = await this.findings.list(scope, query);
    setPageHeaders(request, reply, page);
    return page.rows.map(toListedFinding);
  }

  @Patch(':id')
  async update(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(UpdateFinding)) { state }: UpdateFinding,
  ): Promise<Finding> {
    return toFinding(await this.findings.setState(person, id, state));
  }
}
