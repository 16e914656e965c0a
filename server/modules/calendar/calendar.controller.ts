import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import {
  type CalendarDay,
  CalendarDayQuery,
  type CalendarMonth,
  CalendarQuery,
} from '../../contract/calendar';
import { toScreenshot } from '../screenshots/rows/screenshots.mapper';
import { Scope } from '../workspaces/scope.pipe';
import { CalendarService } from './calendar.service';

@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  async month(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(CalendarQuery)) query: CalendarQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CalendarMonth> {
    const { days, distinct } = await this.calendar.month(scope, query);
    reply.header('X-Distinct-Screenshots', distinct);
    return days;
  }

  @Get(':date/screenshots')
  async day(
    @Scope() scope: WorkspaceAccess,
    @Param('date') date: string,
    @Query(zod(CalendarDayQuery)) query: CalendarDayQuery,
  ): Promise<CalendarDay> {
    const { uploaded, created, extracted } = await this.calendar.day(scope, date, query);
    return {
      uploaded: uploaded.map(toScreenshot),
      created: created.map(toScreenshot),
      extracted: extracted.map(toScreenshot),
    };
  }
}
