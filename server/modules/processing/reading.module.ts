import { Module } from '@nestjs/common';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ProcessingWorker } from './processing.worker';
import { ReadingService } from './reading.service';

/** The half of processing that runs in the worker process; the text engine never enters the API. */
@Module({
  imports: [ScreenshotsModule],
  providers: [
    ReadingService,
    ProcessingWorker,
    {
      provide: OcrEngine,
      useFactory: (config: Config) =>
        new OcrEngine({ workers: config.ocr.workers, dataDir: config.dataDir }),
      inject: [CONFIG],
    },
  ],
  exports: [ProcessingWorker],
})
export class ReadingModule {}
