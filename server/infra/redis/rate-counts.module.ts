import { type DynamicModule, Module } from '@nestjs/common';
import { RATE_COUNTS } from '../../common/http/rate-limit.guard';
import { SlidingWindows } from '../../common/http/sliding-windows';
import type { Config } from '../config/config';

/** Counts calls in this process alone, or in Redis for all processes. */
@Module({})
export class RateCountsModule {
  static async forRoot({ redisUrl }: Config): Promise<DynamicModule> {
    const counts =
      redisUrl === undefined
        ? { provide: RATE_COUNTS, useFactory: () => new SlidingWindows() }
        : await sharedCounts(redisUrl);
    return { module: RateCountsModule, providers: [counts], exports: [RATE_COUNTS] };
  }
}

/** Loaded here, so that a start without Redis does not wait for it. */
async function sharedCounts(url: string) {
  const { SharedWindows } = await import('./shared-windows.js');
  return { provide: RATE_COUNTS, useFactory: () => new SharedWindows(url) };
}
