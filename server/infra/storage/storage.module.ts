import { Global, Module } from '@nestjs/common';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DiskStorage } from './disk-storage';

@Global()
@Module({
  providers: [
    {
      provide: DiskStorage,
      useFactory: (config: Config) => new DiskStorage(join(config.dataDir, 'files')),
      inject: [CONFIG],
    },
  ],
  exports: [DiskStorage],
})
export class StorageModule {}
