import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config.module';
import type { Config } from '../config/config';
import { Database } from './database';
import { DATABASE_URL } from './database-url';
import { Notifications } from './notifications';

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
    Database,
    Notifications,
  ],
  exports: [DATABASE_URL, Database, Notifications],
})
export class DatabaseModule {}
