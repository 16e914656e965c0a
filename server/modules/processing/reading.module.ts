import { Module } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { VisionAnalyser } from '../../infra/ai/vision/vision-analyser';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ProcessingWorker } from './processing.worker';
import { ReadingService } from './reading.service';
import { SecondLook } from './second-look.service';
import { VISION, VisionBudget } from './vision-budget.service';
import { VisionRepository } from './vision.repository';

/** The half of processing that runs in the worker process; the text engine never enters the API. */
@Module({
  imports: [ScreenshotsModule],
  providers: [
    ReadingService,
    ProcessingWorker,
    VisionRepository,
    VisionBudget,
    SecondLook,
    {
      provide: VISION,
      useFactory: ({ vision }: Config, clock: Clock) =>
        vision && {
          analyser: new VisionAnalyser(vision, clock),
          monthlyLimit: vision.monthlyLimit,
        },
      inject: [CONFIG, Clock],
    },
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
