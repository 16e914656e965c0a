import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { FindEntitiesWorker } from './find-entities.worker';
import { FoundEntitiesRepository } from './found-entities.repository';
import { ImageCodesService } from './image-codes.service';

/** The part of the module that runs in the worker process. */
@Module({
  imports: [ScreenshotsModule],
  providers: [FindEntitiesWorker, FoundEntitiesRepository, ImageCodesService],
  exports: [FindEntitiesWorker],
})
export class EntityFinderModule {}
