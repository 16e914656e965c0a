import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { CommonModule } from './common/common.module';
import { ErrorFilter } from './common/http/error-filter';
import { RATE_COUNTS, RateLimitGuard, throttlerOptions } from './common/http/rate-limit';
import { UnknownRouteController } from './common/http/unknown-route.controller';
import { ClockModule } from './infra/clock/clock.module';
import type { Config } from './infra/config/config';
import { ConfigModule } from './infra/config/config.module';
import { DatabaseModule } from './infra/database/database.module';
import { JobDispatcher } from './infra/queue/job-dispatcher';
import { JOB_HANDLERS, type JobHandler } from './infra/queue/job-handler';
import { MetricsModule } from './infra/metrics/metrics.module';
import { JobRunner } from './infra/queue/job-runner';
import { QueueModule } from './infra/queue/queue.module';
import { RateCountsModule } from './infra/redis/rate-counts.module';
import { StorageModule } from './infra/storage/storage.module';
import { AnalyticsModule } from './modules/analytics/analytics.module';
import { AuthGuard } from './modules/auth/auth-guard';
import { AuthModule } from './modules/auth/auth.module';
import { AUTHENTICATORS } from './modules/auth/authenticator';
import { SessionAuthenticator } from './modules/auth/session-authenticator';
import { BillingModule } from './modules/billing/billing.module';
import { RequiresGuard } from './modules/billing/requires-guard';
import { EventsModule } from './modules/events/events.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CollectionsModule } from './modules/collections/collections.module';
import { DashboardModule } from './modules/dashboard/dashboard.module';
import { ExportModule } from './modules/export/export.module';
import { HealthModule } from './modules/health/health.module';
import { BearerAuthenticator } from './modules/keys/bearer-authenticator';
import { KeysModule } from './modules/keys/keys.module';
import { EraseAccountWorker } from './modules/operations/accounts.worker';
import { OperatorModule } from './modules/operator/operator.module';
import { OperatorToolsModule } from './modules/operations/operator-tools.module';
import { OperationsModule } from './modules/operations/operations.module';
import { UpkeepModule } from './modules/operations/upkeep.module';
import { ProcessingModule } from './modules/processing/processing.module';
import { ProcessingWorker } from './modules/processing/processing.worker';
import { ReadingModule } from './modules/processing/reading.module';
import { ScreenshotsModule } from './modules/screenshots/screenshots.module';
import { RemoveFilesWorker } from './modules/screenshots/screenshots.worker';
import { ReindexTagWorker } from './modules/screenshots/tags.worker';
import { TagsModule } from './modules/tags/tags.module';
import { TeamsModule } from './modules/teams/teams.module';
import { WorkspacesModule } from './modules/workspaces/workspaces.module';

interface Standing {
  /** How often the clock of the sandbox is asked at the start. */
  firstTries?: number;
  redisUrl?: string;
}

/** What every process stands on. */
const foundation = (config: Config, { firstTries, redisUrl }: Standing = {}) => [
  ConfigModule.forRoot(config),
  CommonModule,
  ClockModule.forRoot({ firstTries: firstTries ?? 20 }),
  DatabaseModule,
  MetricsModule,
  StorageModule,
  QueueModule.forRoot({ redisUrl }),
];

/** The process that answers people. */
@Module({})
export class ApiModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ...foundation(config, config),
        ThrottlerModule.forRootAsync({
          imports: [RateCountsModule.forRoot(config)],
          inject: [RATE_COUNTS],
          useFactory: (counts: ThrottlerStorage) => throttlerOptions(config.rateLimits, counts),
        }),
        HealthModule,
        AuthModule,
        WorkspacesModule,
        BillingModule,
        TeamsModule,
        KeysModule,
        ScreenshotsModule,
        ProcessingModule,
        CollectionsModule,
        TagsModule,
        CalendarModule,
        DashboardModule,
        AnalyticsModule,
        EventsModule,
        ExportModule,
        OperationsModule,
        OperatorModule,
      ],
      controllers: [UnknownRouteController],
      providers: [
        {
          provide: AUTHENTICATORS,
          // Who shows a token is asked for nothing else: it carries no right of a cookie beside it.
          useFactory: (bearer: BearerAuthenticator, session: SessionAuthenticator) => [
            bearer,
            session,
          ],
          inject: [BearerAuthenticator, SessionAuthenticator],
        },
        // The order matters: who asks is known before it is counted.
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: RequiresGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}

/** What operators' commands use: the same services, without routes and without jobs. */
@Module({})
export class OperatorsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: OperatorsModule,
      imports: [
        ...foundation(config, { firstTries: 1 }),
        BillingModule,
        ScreenshotsModule,
        CollectionsModule,
        OperatorToolsModule,
      ],
    };
  }
}

/** What archives are made with: the files alone, since a restore may find no table yet. */
@Module({})
export class ArchivesModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: ArchivesModule,
      imports: [ConfigModule.forRoot(config), MetricsModule, StorageModule],
    };
  }
}

/** Who does the background work; the start refuses when a kind of it has nobody, or two. */
const WORKERS = [
  ProcessingWorker,
  RemoveFilesWorker,
  ReindexTagWorker,
  EraseAccountWorker,
] as const;

/** The process that reads images. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ...foundation(config, config),
        ScreenshotsModule,
        ReadingModule,
        OperationsModule,
        UpkeepModule,
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
