import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module';
import { readConfig } from './infra/config/config';
import { PinoLogger } from './infra/logging/pino-logger';
import { Metrics } from './infra/metrics/metrics';
import { serveMetrics } from './infra/metrics/serve-metrics';
import { announceReady, endWithParent } from './infra/processes/parent';
import { tellStartFailure } from './infra/processes/start-error';
import { stepBack } from './infra/processes/step-back';
import { JobDispatcher } from './infra/queue/job-dispatcher';
import { closeInBackground } from './infra/storage/close-private-places';
import { prepareAlone } from './prepare-database';

/** Reading images uses idle cycles only, so that requests come first. */
const LOW_PRIORITY = 10;
/** One more job than the engine's workers: it prepares or stores an image while the others are read. */
const READY = 1;

async function main(): Promise<void> {
  stepBack(LOW_PRIORITY);
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
  closeInBackground(config.dataDir);
}

main().catch((error: unknown) => {
  tellStartFailure(error);
  process.exit(1);
});
