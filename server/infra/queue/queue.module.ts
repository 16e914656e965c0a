import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Config } from '../config/config';
import { JobDesk } from './job-desk';
import { DirectFeed, JobFeed } from './job-feed';
import { JobQueue } from './job-queue';
import { JobTable } from './job-table';

/** Jobs live in the database, so a process that stops loses none; Redis, if configured, carries notifications. */
@Module({})
export class QueueModule {
  static async forRoot({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<DynamicModule> {
    if (redisUrl === undefined) return withFeed({ provide: JobFeed, useClass: DirectFeed });
    // Loaded here, so that a start without Redis does not wait for it.
    const { bullFeed } = await import('./bull-feed.js');
    const { queue, feed } = bullFeed(redisUrl);
    return withFeed(feed, queue);
  }
}

function withFeed(feed: Provider<JobFeed>, ...imports: DynamicModule[]): DynamicModule {
  return {
    module: QueueModule,
    global: true,
    imports,
    providers: [JobDesk, JobQueue, JobTable, feed],
    exports: [JobDesk, JobQueue, JobTable, JobFeed],
  };
}
