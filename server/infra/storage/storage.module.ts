import { Global, Module } from '@nestjs/common';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Arrivals } from './arrivals';
import { DiskStorage } from './disk-storage';
import { FileStorage } from './file-storage';

/** What speaks S3 is loaded only where it is used. */
async function storageOf({ storage: { folder, s3 } }: Config): Promise<FileStorage> {
  const arrivals = new Arrivals(join(folder, 'pending'));
  if (!s3) return new DiskStorage(folder, arrivals);
  const { S3Client } = await import('./s3/s3-client.js');
  const { S3Storage } = await import('./s3/s3-storage.js');
  return new S3Storage(new S3Client(s3), arrivals);
}

@Global()
@Module({
  providers: [{ provide: FileStorage, useFactory: storageOf, inject: [CONFIG] }],
  exports: [FileStorage],
})
export class StorageModule {}
