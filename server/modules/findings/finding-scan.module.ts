import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { FindingScanService } from './finding-scan.service';
import { FindingsSchedule } from './findings.schedule';
import { ScanFindingsWorker } from './scan-findings.worker';
import { ScannedFindingsRepository } from './scanned-findings.repository';

/** The part of the module that runs in the worker process. */
@Module({
  imports: [ScreenshotsModule],
  providers: [FindingScanService, FindingsSchedule, ScanFindingsWorker, ScannedFindingsRepository],
  exports: [ScanFindingsWorker],
})
export class FindingScanModule {}
