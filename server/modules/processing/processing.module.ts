import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ProcessingController } from './processing.controller';
import { ProcessingService } from './processing.service';

/** The part of processing that serves requests; screenshot-reader.module.ts reads the images. */
@Module({
  imports: [ScreenshotsModule],
  controllers: [ProcessingController],
  providers: [ProcessingService],
})
export class ProcessingModule {}
