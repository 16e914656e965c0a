import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.module';
import type { Config } from '../config/config';
import { AmbientPool } from './ambient-pool';
import { Database } from './database';
import { DATABASE_URL } from './database-url';
import { Notifications } from './notifications';
import { Transactions } from './transactions';

const POOL_SIZE = 10;

function urlOf(config: Config): string {
  if (config.databaseUrl === undefined) {
    throw new Error(
      'DATABASE_URL is missing: start Shotvault with npm start, or point it at a PostgreSQL.',
    );
  }
  return config.databaseUrl;
}

@Global()
@Module({
  providers: [
    { provide: DATABASE_URL, useFactory: urlOf, inject: [CONFIG] },
    {
      provide: AmbientPool,
      useFactory: (url: string) => new AmbientPool(url, POOL_SIZE),
      inject: [DATABASE_URL],
    },
    Database,
    Transactions,
    Notifications,
  ],
  exports: [DATABASE_URL, Database, Transactions, Notifications],
})
export class DatabaseModule {}
