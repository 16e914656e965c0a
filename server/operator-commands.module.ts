import type { Config } from './infra/config/config';
import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './infra/config/config.module';
import { MetricsModule } from './infra/metrics/metrics.module';
import { ScheduledWorkModule } from './infra/schedule/scheduled-work.module';
import { StorageModule } from './infra/storage/storage.module';
import { BillingModule } from './modules/billing/billing.module';
import { CollectionsModule } from './modules/collections/collections.module';
import { OperatorToolsModule } from './modules/operator/operator-tools.module';
import { PeopleModule } from './modules/operator/people/people.module';
import { ScreenshotsModule } from './modules/screenshots/screenshots.module';
import { foundation } from './foundation';

/** Services for the operators' commands, without routes and without jobs. */
@Module({})
export class OperatorCommandsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: OperatorCommandsModule,
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
