import { Controller, Delete, Get, HttpCode, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, type Person } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { EntitiesQuery, type ListedEntity } from '../../contract/reading/entities';
import { setPageHeaders } from '../screenshots/listing/page-headers';
import { Scope } from '../workspaces/scope.pipe';
import { EntityTableService } from './entity-table.service';
import { EntitiesService } from './entities.service';
import { toListedEntity } from './entities.mapper';

@Controller('entities')
export class EntitiesController {
  constructor(
    private readonly entities: EntitiesService,
    private readonly table: EntityTableService,
  ) {}

  /** A table has all rows from the cursor on, whatever the limit. */
  @Get()
  async list(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(EntitiesQuery)) query: EntitiesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedEntity[] | string> {
    if (/\btext\/csv\b/i.test(request.headers.accept ?? '')) {
      const table = await this.table.write(scope, query);
      reply.header('Content-Type', 'text/csv; charset=utf-8; header=present');
      reply.header('Content-Disposition', 'attachment; filename="entities.csv"');
      return table;
    }
    const { rows, nextCursor } = await this.entities.list(scope, query);
    setPageHeaders(request, reply, { nextCursor, totalCount: null });
    return rows.map(toListedEntity);
  }

  @HttpCode(204)
  @Delete(':id')
  dismiss(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    return this.entities.dismiss(person, id);
  }
}
