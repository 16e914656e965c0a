import { Global, Module } from '@nestjs/common';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DiskStorage } from './disk-storage';

/** Where the files of this configuration are. */
export const storageOf = ({ dataDir }: Config) =>
  Promise.resolve(new DiskStorage(join(dataDir, 'files')));

@Global()
@Module({
  providers: [{ provide: DiskStorage, useFactory: storageOf, inject: [CONFIG] }],
  exports: [DiskStorage],
})
export class StorageModule {}
