import { Module } from '@nestjs/common';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { JobDispatcher } from '../../infra/queue/job-dispatcher';
import { JOB_HANDLERS } from '../../infra/queue/job-handler';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ProcessingWorker } from './processing.worker';
import { ReadingService } from './reading.service';

/** The half of processing that runs in the worker process; the text engine never enters the API. */
@Module({
  imports: [ScreenshotsModule],
  providers: [
    ReadingService,
    ProcessingWorker,
    JobDispatcher,
    {
      provide: OcrEngine,
      useFactory: (config: Config) =>
        new OcrEngine({ workers: config.ocr.workers, dataDir: config.dataDir }),
      inject: [CONFIG],
    },
    {
      provide: JOB_HANDLERS,
      useFactory: (processing: ProcessingWorker) => [processing],
      inject: [ProcessingWorker],
    },
  ],
})
export class ReadingModule {}
