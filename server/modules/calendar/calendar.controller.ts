import { Controller, Get, Param, Query } from '@nestjs/common';
import { zod } from '../../common/http/zod';
import type { WorkspaceScope } from '../../common/workspace-scope';
import {
  type CalendarDay,
  CalendarDayQuery,
  type CalendarMonth,
  CalendarQuery,
} from '../../contract/calendar';
import { toScreenshot } from '../screenshots/screenshots.mapper';
import { Scope } from '../workspaces/scope';
import { CalendarService } from './calendar.service';

@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  month(
    @Scope() scope: WorkspaceScope,
    @Query(zod(CalendarQuery)) query: CalendarQuery,
  ): Promise<CalendarMonth> {
    return this.calendar.month(scope, query);
  }

  @Get(':date/screenshots')
  async day(
    @Scope() scope: WorkspaceScope,
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
