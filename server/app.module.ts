import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { CommonModule } from './common/common.module';
import { ErrorFilter } from './common/http/error.filter';
import { RATE_COUNTS, RateLimitGuard, throttlerOptions } from './common/http/rate-limit.guard';
import { UnknownRouteController } from './common/http/unknown-route.controller';
import { ClockModule } from './infra/clock/clock.module';
import type { Config } from './infra/config/config';
import { ConfigModule } from './infra/config/config.module';
import { DatabaseModule } from './infra/database/database.module';
import { ImagesModule } from './infra/images/images.module';
import { JobDispatcher } from './infra/queue/job-dispatcher';
import { JOB_HANDLERS, type JobHandler } from './infra/queue/job-handler';
import { MetricsModule } from './infra/metrics/metrics.module';
import { JobRunner } from './infra/queue/job-runner';
import { QueueModule } from './infra/queue/queue.module';
import { RateCountsModule } from './infra/redis/rate-counts.module';
import { ScheduledWorkModule } from './infra/schedule/scheduled-work.module';
import { StorageModule } from './infra/storage/storage.module';
import { AnalyticsModule } from './modules/analytics/analytics.module';
import { AuthGuard } from './modules/auth/auth.guard';
import { AuthModule } from './modules/auth/auth.module';
import { AUTHENTICATORS } from './modules/auth/authenticator';
import { SessionAuthenticator } from './modules/auth/session-authenticator';
import { SIGN_IN_FOLLOWER } from './modules/auth/sign-in-follower';
import { BillingModule } from './modules/billing/billing.module';
import { ClaimedPlansService } from './modules/billing/plans/claimed-plans.service';
import { RequiresGuard } from './modules/billing/plans/requires.guard';
import { EventsModule } from './modules/events/events.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CommentsModule } from './modules/comments/comments.module';
import { CollectionsModule } from './modules/collections/collections.module';
import { DashboardModule } from './modules/dashboard/dashboard.module';
import { FindingScanModule } from './modules/findings/finding-scan.module';
import { FindingsModule } from './modules/findings/findings.module';
import { ScanFindingsWorker } from './modules/findings/scan-findings.worker';
import { ExportModule } from './modules/export/export.module';
import { HealthModule } from './modules/health/health.module';
import { BearerAuthenticator } from './modules/keys/bearer-authenticator';
import { KeysModule } from './modules/keys/keys.module';
import { EraseAccountWorker } from './modules/accounts/erase-account.worker';
import { OperatorModule } from './modules/operator/operator.module';
import { OperatorToolsModule } from './modules/operator/operator-tools.module';
import { PeopleModule } from './modules/operator/people/people.module';
import { AccountsModule } from './modules/accounts/accounts.module';
import { ProcessingModule } from './modules/processing/processing.module';
import { ProcessingWorker } from './modules/processing/processing.worker';
import { ScreenshotReaderModule } from './modules/processing/screenshot-reader.module';
import { ScreenshotsModule } from './modules/screenshots/screenshots.module';
import { RemoveFilesWorker } from './modules/screenshots/trash/remove-files.worker';
import { FollowCollectionsWorker } from './modules/screenshots/follow-up/follow-collections.worker';
import { ReindexTagWorker } from './modules/screenshots/edits/reindex-tag.worker';
import { TagsModule } from './modules/tags/tags.module';
import { TeamsModule } from './modules/teams/teams.module';
import { WorkspacesModule } from './modules/workspaces/workspaces.module';

interface Standing {
  /** The number of attempts to reach the sandbox's clock at the start. */
  firstTries?: number;
  redisUrl?: string;
}

/** Modules that every process needs. */
const foundation = (config: Config, { firstTries, redisUrl }: Standing = {}) => [
  ConfigModule.forRoot(config),
  CommonModule,
  ClockModule.forRoot({ firstTries: firstTries ?? 20 }),
  DatabaseModule,
  MetricsModule,
  StorageModule,
  ImagesModule,
  QueueModule.forRoot({ redisUrl }),
];

/** Global, because the sign-in stands below the modules that follow it. */
@Global()
@Module({
  imports: [BillingModule],
  providers: [{ provide: SIGN_IN_FOLLOWER, useExisting: ClaimedPlansService }],
  exports: [SIGN_IN_FOLLOWER],
})
class SignInFollowerModule {}

/** The process that answers requests. */
@Module({})
export class ApiModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ...foundation(config, config),
        ScheduledWorkModule.forOthers(),
        ThrottlerModule.forRootAsync({
          imports: [RateCountsModule.forRoot(config)],
          inject: [RATE_COUNTS],
          useFactory: (counts: ThrottlerStorage) => throttlerOptions(config.rateLimits, counts),
        }),
        HealthModule,
        AuthModule,
        SignInFollowerModule,
        WorkspacesModule,
        BillingModule,
        TeamsModule,
        KeysModule,
        ScreenshotsModule,
        ProcessingModule,
        CollectionsModule,
        CommentsModule,
        TagsModule,
        CalendarModule,
        DashboardModule,
        AnalyticsModule,
        FindingsModule,
        EventsModule,
        ExportModule,
        AccountsModule,
        OperatorModule,
      ],
      controllers: [UnknownRouteController],
      providers: [
        {
          provide: AUTHENTICATORS,
          // A request with a token is never checked for a cookie, so the token gains none of its rights.
          useFactory: (bearer: BearerAuthenticator, session: SessionAuthenticator) => [
            bearer,
            session,
          ],
          inject: [BearerAuthenticator, SessionAuthenticator],
        },
        // The order matters: authentication comes before rate limits, which count by person.
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: RequiresGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}

/** Services for the operators' commands, without routes and without jobs. */
@Module({})
export class OperatorsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: OperatorsModule,
      imports: [
        ...foundation(config, { firstTries: 1 }),
        ScheduledWorkModule.forOthers(),
        BillingModule,
        ScreenshotsModule,
        CollectionsModule,
        OperatorToolsModule,
        PeopleModule,
      ],
    };
  }
}

/** Storage only, for archives: before a restore the database may have no tables. */
@Module({})
export class ArchivesModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ArchivesModule,
      imports: [ConfigModule.forRoot(config), MetricsModule, StorageModule],
    };
  }
}

/** The job handlers; the start fails when a kind of job has no handler or two. */
const WORKERS = [
  ProcessingWorker,
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
        FindingScanModule,
        CollectionsModule,
        TagsModule,
        AccountsModule,
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
