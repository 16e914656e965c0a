import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../../common/workspace-scope';
import type { TimelineMonth, TimelineQuery } from '../../../contract/search/timeline';
import { encodeCursor } from '../rows/cursor';
import { ListFiltersService, tagNames } from './list-filters.service';
import { encodeOrdered, type ListOrder, orderOf } from './list-order';
import {
  type Listed,
  MonthsRepository,
  type PlainMonth,
  type UploadMonth,
} from './months.repository';
import { ScreenshotSearchService } from './screenshot-search.service';

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** The months of a list in its order; the cursor of each leads to its first screenshot there. */
@Injectable()
export class TimelineService {
  constructor(
    private readonly filters: ListFiltersService,
    private readonly search: ScreenshotSearchService,
    private readonly months: MonthsRepository,
  ) {}

  async list(scope: WorkspaceAccess, query: TimelineQuery): Promise<TimelineMonth[]> {
    const question = { ...query, tags: tagNames(query.tags ?? '') };
    const filter = await this.filters.resolve(scope, question, scope.userId);
    if (!filter) return [];
    const { text } = filter;
    const found = text ? await this.search.widest(scope, { ...filter, text }, 'shown') : null;
    const order = orderOf(query, text !== null);
    const months = await this.monthsIn(scope, { filter, found }, order);
    return query.order === 'asc' ? months.reverse() : months;
  }

  private async monthsIn(
    scope: WorkspaceAccess,
    listed: Listed,
    order: ListOrder | null,
  ): Promise<TimelineMonth[]> {
    if (!order || order.sort === 'uploaded') {
      const uploads = await this.months.listUploads(scope, listed);
      return uploads.map((it) => ({ ...told(it), cursor: uploadCursor(order, it) }));
    }
    const days =
      order.sort === 'date'
        ? await this.months.listDates(scope, listed)
        : await this.months.listImages(scope, listed);
    return days.map((it) => ({ ...told(it), cursor: dayCursor(order, it) }));
  }
}

const told = ({ month, count }: UploadMonth | PlainMonth) => ({ month, count });

/** The smallest id sorts after every row of the instant in a descending list, and before it in an ascending one. */
function uploadCursor(order: ListOrder | null, { start, end }: UploadMonth): string {
  if (!order) return encodeCursor({ rankClass: 0, createdAt: end, id: NIL_UUID });
  const instant = order.isAscending ? start : end;
  const value = instant.toISOString().replace('T', ' ').replace('Z', '+00');
  return encodeOrdered(order, { values: [value], id: NIL_UUID });
}

/** Where the list begins with a day, or in a descending one with the day before it. */
function dayCursor(order: ListOrder, { start, end }: PlainMonth): string {
  const day = order.isAscending ? start : end;
  return encodeOrdered(order, { values: order.sort === 'date' ? [day] : [day, ''], id: NIL_UUID });
}
