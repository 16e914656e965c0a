import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { setPriority } from 'node:os';
import { WorkerModule } from './app.module';
import { readConfig } from './infra/config/config';
import { PinoLogger } from './infra/logging/pino-logger';
import { Metrics } from './infra/metrics/metrics';
import { serveMetrics } from './infra/metrics/serve-metrics';
import { announceReady, endWithParent } from './infra/processes/parent';
import { JobDispatcher } from './infra/queue/job-dispatcher';

/** Reading images may take every idle cycle, and none that a person waits for. */
const LOW_PRIORITY = 10;

async function main(): Promise<void> {
  setPriority(LOW_PRIORITY);
  const config = readConfig();
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new PinoLogger('worker', config.logLevel),
  });
  endWithParent(() => app.close());
  const { token, workerPort: port } = config.metrics;
  if (token && port) await serveMetrics(app.get(Metrics), { token, host: config.host, port });
  await app.get(JobDispatcher).start(config.ocr.workers);
  announceReady();
}

void main();
