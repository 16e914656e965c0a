import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { AnalyticsQuery } from '../../contract/analytics';
import {
  AnalyticsRepository,
  type KindRow,
  type MonthRow,
  type TagRow,
} from './analytics.repository';
import { lastMonths } from './last-months';

const MONTHS = 12;
const MOST_USED_TAGS = 10;

export interface AnalyticsRows {
  storageBytes: number;
  months: MonthRow[];
  tags: TagRow[];
  kinds: KindRow[];
}

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly repository: AnalyticsRepository,
    private readonly clock: Clock,
  ) {}

  async get(scope: WorkspaceAccess, { tz }: AnalyticsQuery): Promise<AnalyticsRows> {
    const span = lastMonths(this.clock.now(), MONTHS, tz);
    const [storageBytes, months, tags, kinds] = await Promise.all([
      this.repository.storageBytes(scope),
      this.repository.months(scope, span, tz),
      this.repository.listMostUsedTags(scope, MOST_USED_TAGS),
      this.repository.listKinds(scope),
    ]);
    return { storageBytes, months, tags, kinds };
  }
}
