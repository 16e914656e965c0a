import 'reflect-metadata';
import { createApi } from './create-api';
import { readConfig } from './infra/config/config';
import { PinoLogger } from './infra/logging/pino-logger';
import { announceReady, endWithParent } from './infra/processes/parent';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await createApi(config, new PinoLogger('api', config.logLevel));
  endWithParent(() => app.close());
  await app.listen(config.port, config.host);
  announceReady();
}

void main();
