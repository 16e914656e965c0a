import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { PAGE_LIMIT } from '../../contract/limits';
import type { EntitiesQuery } from '../../contract/reading/entities';
import { TABLE_HEAD, tableLines } from './entities-table';
import { EntitiesService } from './entities.service';
import { toListedEntity } from './entities.mapper';

/** Longer tables are cut: spreadsheets and this process open no endless one. */
const MOST_ROWS = 20_000;

/** Entities as a table of comma-separated values. */
@Injectable()
export class EntityTableService {
  constructor(private readonly entities: EntitiesService) {}

  async write(scope: WorkspaceAccess, query: EntitiesQuery): Promise<string> {
    let table = TABLE_HEAD;
    let { cursor } = query;
    for (let count = 0; count < MOST_ROWS; count += PAGE_LIMIT) {
      const page = await this.entities.list(scope, { ...query, cursor, limit: PAGE_LIMIT });
      table += tableLines(page.rows.map(toListedEntity));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    return table;
  }
}
