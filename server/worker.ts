import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { setPriority } from 'node:os';
import { WorkerModule } from './app.module';
import { readConfig } from './infra/config/config';
import { PinoLogger } from './infra/logging/pino-logger';
import { Metrics } from './infra/metrics/metrics';
import { serveMetrics } from './infra/metrics/serve-metrics';
import { announceReady, endWithParent } from './infra/processes/parent';
import { tellStartFailure } from './infra/processes/start-error';
import { JobDispatcher } from './infra/queue/job-dispatcher';
import { prepareAlone } from './prepare-database';

/** Reading images may take every idle cycle, and none that a person waits for. */
const LOW_PRIORITY = 10;
/** Beside the images that are being read one is made ready or stored: the text engine waits for neither. */
const READY = 1;

async function main(): Promise<void> {
  setPriority(LOW_PRIORITY);
  const config = readConfig();
  await prepareAlone(config);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
    logger: new PinoLogger('worker', config.logLevel),
  });
  endWithParent(config.drainMs, () => app.close());
  const { token, workerPort: port } = config.metrics;
  if (token && port) await serveMetrics(app.get(Metrics), { token, host: config.host, port });
  await app.get(JobDispatcher).start(config.ocr.workers + READY);
  announceReady();
}

main().catch((error: unknown) => {
  tellStartFailure(error);
  process.exit(1);
});
