import { Module } from '@nestjs/common';
import { Clock } from '../../common/clock';
import { VisionAnalyser } from '../../infra/vision/vision-analyser';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { ImageDecoder } from '../../infra/images/image-decoder';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { CopyRendererService } from './copy-renderer.service';
import { ProcessingWorker } from './processing.worker';
import { RenderCopyWorker } from './render-copy.worker';
import { ScreenshotReaderService } from './screenshot-reader.service';
import { VisionSuggestionsService } from './vision-suggestions.service';
import { VISION, VisionBudgetService } from './vision-budget.service';
import { VisionRepository } from './vision.repository';

/** The worker's decoders serve one queue, which is fair by itself, so all images share one name. */
const READER = 'reader';

/** The part of processing that runs in the worker process; the API never loads the text engine. */
@Module({
  imports: [ScreenshotsModule],
  providers: [
    ScreenshotReaderService,
    ProcessingWorker,
    CopyRendererService,
    RenderCopyWorker,
    VisionRepository,
    VisionBudgetService,
    VisionSuggestionsService,
    {
      provide: VISION,
      useFactory: ({ vision }: Config, clock: Clock, decoder: ImageDecoder) =>
        vision && {
          analyser: new VisionAnalyser(vision, {
            clock,
            toJpeg: (image, side) => decoder.render(image, { form: 'jpeg', side }, READER),
          }),
          monthlyLimit: vision.monthlyLimit,
        },
      inject: [CONFIG, Clock, ImageDecoder],
    },
    {
      provide: OcrEngine,
      useFactory: (config: Config, decoder: ImageDecoder) =>
        new OcrEngine({
          ...config.ocr,
          dataDir: config.dataDir,
          unpack: (image) => decoder.readable(image, READER),
        }),
      inject: [CONFIG, ImageDecoder],
    },
  ],
  exports: [ProcessingWorker, RenderCopyWorker],
})
export class ScreenshotReaderModule {}
