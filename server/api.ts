import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Draining } from './common/http/draining';
import { createApi } from './create-api';
import { type Config, readConfig } from './infra/config/config';
import { receiveEnvironment } from './infra/config/receive-environment';
import { PinoLogger } from './infra/logging/pino-logger';
import { announceReady, endWithParent } from './infra/processes/parent';
import { StartError, tellStartFailure } from './infra/processes/start-error';
import { closeInBackground } from './infra/storage/close-private-places';
import { FirstOperatorService } from './modules/auth/links/first-operator.service';
import { prepareAlone } from './prepare-database';

async function main(): Promise<void> {
  await receiveEnvironment();
  const config = readConfig();
  await prepareAlone(config);
  const app = await createApi(config, new PinoLogger('api', config.logLevel));
  endWithParent(config.drainMs, async () => {
    await app.get(Draining).drain(app.getHttpServer(), config.drainMs);
    await app.close();
  });
  await listen(app, config);
  await offerFirstOperator(app);
  announceReady();
  // With a supervisor the worker does this, because it uses the same folder.
  if (config.isShared) closeInBackground(config.dataDir);
}

/** The only place for this link: whoever reads the output of the start runs the server. */
async function offerFirstOperator(app: NestFastifyApplication): Promise<void> {
  const link = await app.get(FirstOperatorService, { strict: false }).offer();
  if (!link) return;
  console.log(
    `This server has no operator yet. This link makes the first one, once, until ${link.expiresAt.toISOString()}:\n  ${link.url}`,
  );
}

async function listen(app: NestFastifyApplication, { port, host }: Config): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new StartError(`Port ${port} on ${host} cannot be used (${code}). Set PORT to another.`);
  }
}

main().catch((error: unknown) => {
  tellStartFailure(error);
  process.exit(1);
});
