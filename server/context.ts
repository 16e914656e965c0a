import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { seedPlans } from '../prisma/seed';
import { OperatorsModule } from './app.module';
import { loadConfig, readConfig, readEnvironment } from './infra/config/config';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from './infra/database/embedded/start-embedded-postgres';
import { applyMigrations } from './infra/database/migrations';

interface BorrowedDatabase {
  url: string;
  giveBack: () => Promise<void>;
}

/**
 * Gives operators' commands the services of the product. The database of a running server is borrowed and never
 * stopped; without one it is started for the time of the command.
 */
export async function withServices<Result>(
  work: (services: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const database = await borrowDatabase();
  try {
    const config = loadConfig({ ...readEnvironment(), DATABASE_URL: database.url });
    const services = await NestFactory.createApplicationContext(OperatorsModule.forRoot(config), {
      logger: ['error', 'fatal'],
    });
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  } finally {
    await database.giveBack();
  }
}

async function borrowDatabase(): Promise<BorrowedDatabase> {
  const { databaseUrl, dataDir } = readConfig();
  const running = databaseUrl ?? findRunningPostgres(dataDir);
  if (running) return { url: running, giveBack: () => Promise.resolve() };
  const own = await startEmbeddedPostgres({ dataDir });
  await applyMigrations(own.url);
  await seedPlans(own.url);
  return { url: own.url, giveBack: () => own.stop() };
}
