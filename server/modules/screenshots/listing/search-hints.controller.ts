import { Controller, Get, Query } from '@nestjs/common';
import { zod } from '../../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import {
  HintsQuery,
  type KindCount,
  type NearestSearch,
} from '../../../contract/search/search-hints';
import { type TimelineMonth, TimelineQuery } from '../../../contract/search/timeline';
import { Requires } from '../../billing/plans/requires.decorator';
import { Scope } from '../../workspaces/scope.pipe';
import { asksForOperators } from '../search/uses-operators';
import { SearchHintsService } from './search-hints.service';
import { TimelineService } from './timeline.service';

@Controller('screenshots')
export class SearchHintsController {
  constructor(
    private readonly hints: SearchHintsService,
    private readonly months: TimelineService,
  ) {}

  @Requires('advanced_search', { when: asksForOperators })
  @Get('timeline')
  timeline(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(TimelineQuery)) query: TimelineQuery,
  ): Promise<TimelineMonth[]> {
    return this.months.list(scope, query);
  }

  @Requires('advanced_search', { when: asksForOperators })
  @Get('kinds')
  kinds(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(HintsQuery)) query: HintsQuery,
  ): Promise<KindCount[]> {
    return this.hints.kinds(scope, query);
  }

  @Requires('advanced_search', { when: asksForOperators })
  @Get('nearest')
  nearest(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(HintsQuery)) query: HintsQuery,
  ): Promise<NearestSearch[]> {
    return this.hints.nearest(scope, query);
  }
}
