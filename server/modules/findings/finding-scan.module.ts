import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ScanFindingsWorker } from './scan-findings.worker';
import { ScannedFindingsRepository } from './scanned-findings.repository';

/** The part of the module that runs in the worker process. */
@Module({
  imports: [ScreenshotsModule],
  providers: [ScanFindingsWorker, ScannedFindingsRepository],
  exports: [ScanFindingsWorker],
})
export class FindingScanModule {}
