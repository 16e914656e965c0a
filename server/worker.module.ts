import type { Config } from './infra/config/config';
import { type DynamicModule, Module } from '@nestjs/common';
import { JobDispatcher } from './infra/queue/job-dispatcher';
import { JOB_HANDLERS, type JobHandler } from './infra/queue/job-handler';
import { JobRunner } from './infra/queue/job-runner';
import { ScheduledWorkModule } from './infra/schedule/scheduled-work.module';
import { BillingModule } from './modules/billing/billing.module';
import { CollectionsModule } from './modules/collections/collections.module';
import { EntityFinderModule } from './modules/entities/entity-finder.module';
import { FindEntitiesWorker } from './modules/entities/find-entities.worker';
import { FindingScanModule } from './modules/findings/finding-scan.module';
import { ScanFindingsWorker } from './modules/findings/scan-findings.worker';
import { EraseAccountWorker } from './modules/accounts/erase-account.worker';
import { AccountsModule } from './modules/accounts/accounts.module';
import { JobUpkeepModule } from './modules/operator/job-upkeep.module';
import { ProcessingWorker } from './modules/processing/processing.worker';
import { RenderCopyWorker } from './modules/processing/render-copy.worker';
import { ScreenshotReaderModule } from './modules/processing/screenshot-reader.module';
import { ScreenshotsModule } from './modules/screenshots/screenshots.module';
import { RemoveFilesWorker } from './modules/screenshots/trash/remove-files.worker';
import { FollowCollectionsWorker } from './modules/screenshots/follow-up/follow-collections.worker';
import { ReindexTagWorker } from './modules/screenshots/edits/reindex-tag.worker';
import { ShareUpkeepModule } from './modules/shares/share-upkeep.module';
import { TagsModule } from './modules/tags/tags.module';
import { TeamsModule } from './modules/teams/teams.module';
import { foundation } from './foundation';

/** The job handlers; the start fails when a kind of job has no handler or two. */
const WORKERS = [
  ProcessingWorker,
  FindEntitiesWorker,
  RenderCopyWorker,
  RemoveFilesWorker,
  FollowCollectionsWorker,
  ReindexTagWorker,
  ScanFindingsWorker,
  EraseAccountWorker,
] as const;

/** The process that reads images and runs scheduled work. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ...foundation(config, config),
        ScheduledWorkModule.forWorkers(),
        BillingModule,
        TeamsModule,
        ScreenshotsModule,
        ScreenshotReaderModule,
        EntityFinderModule,
        FindingScanModule,
        CollectionsModule,
        ShareUpkeepModule,
        TagsModule,
        AccountsModule,
        JobUpkeepModule,
      ],
      providers: [
        JobDispatcher,
        JobRunner,
        {
          provide: JOB_HANDLERS,
          useFactory: (...handlers: JobHandler[]) => handlers,
          inject: [...WORKERS],
        },
      ],
    };
  }
}
