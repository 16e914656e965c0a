import { Global, Module } from '@nestjs/common';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics } from '../metrics/metrics';
import { IncomingFiles } from './incoming-files';
import { countFailures } from './count-failures';
import { DiskStorage } from './disk-storage';
import { FileStorage } from './file-storage';

/** Creates the configured storage. The S3 code is loaded only where it is used. */
export async function driverOf({ storage: { folder, s3 } }: Config): Promise<FileStorage> {
  const incoming = new IncomingFiles(join(folder, 'pending'));
  if (!s3) return new DiskStorage(folder, incoming);
  const { S3Client } = await import('./s3/s3-client.js');
  const { S3Storage } = await import('./s3/s3-storage.js');
  return new S3Storage(new S3Client(s3), incoming);
}

async function storageOf(config: Config, metrics: Metrics): Promise<FileStorage> {
  const storage = await driverOf(config);
  if (!config.metrics.token) return storage;
  return countFailures(storage, (operation) => metrics.countStorageError(operation));
}

@Global()
@Module({
  providers: [{ provide: FileStorage, useFactory: storageOf, inject: [CONFIG, Metrics] }],
  exports: [FileStorage],
})
export class StorageModule {}
