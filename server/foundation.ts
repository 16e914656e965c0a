import type { Config } from './infra/config/config';
import { CommonModule } from './common/common.module';
import { ClockModule } from './infra/clock/clock.module';
import { ConfigModule } from './infra/config/config.module';
import { DatabaseModule } from './infra/database/database.module';
import { ImagesModule } from './infra/images/images.module';
import { MetricsModule } from './infra/metrics/metrics.module';
import { QueueModule } from './infra/queue/queue.module';
import { StorageModule } from './infra/storage/storage.module';

interface Standing {
  /** The number of attempts to reach the sandbox's clock at the start. */
  firstTries?: number;
  redisUrl?: string;
}

/** Modules that every process needs. */
export const foundation = (config: Config, { firstTries, redisUrl }: Standing = {}) => [
  ConfigModule.forRoot(config),
  CommonModule,
  ClockModule.forRoot({ firstTries: firstTries ?? 20 }),
  DatabaseModule,
  MetricsModule,
  StorageModule,
  ImagesModule,
  QueueModule.forRoot({ redisUrl }),
];
