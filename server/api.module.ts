import type { Config } from './infra/config/config';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { ErrorFilter } from './common/http/error.filter';
import { RATE_COUNTS, RateLimitGuard, throttlerOptions } from './common/http/rate-limit.guard';
import { UnknownRouteController } from './common/http/unknown-route.controller';
import { RateCountsModule } from './infra/redis/rate-counts.module';
import { ScheduledWorkModule } from './infra/schedule/scheduled-work.module';
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
import { EntitiesModule } from './modules/entities/entities.module';
import { FindingsModule } from './modules/findings/findings.module';
import { ExportModule } from './modules/export/export.module';
import { HealthModule } from './modules/health/health.module';
import { BearerAuthenticator } from './modules/keys/bearer-authenticator';
import { KeysModule } from './modules/keys/keys.module';
import { OperatorModule } from './modules/operator/operator.module';
import { AccountsModule } from './modules/accounts/accounts.module';
import { ProcessingModule } from './modules/processing/processing.module';
import { ScreenshotsModule } from './modules/screenshots/screenshots.module';
import { SharesModule } from './modules/shares/shares.module';
import { TagsModule } from './modules/tags/tags.module';
import { TeamsModule } from './modules/teams/teams.module';
import { WorkspacesModule } from './modules/workspaces/workspaces.module';
import { foundation } from './foundation';

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
        EntitiesModule,
        FindingsModule,
        EventsModule,
        SharesModule,
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
