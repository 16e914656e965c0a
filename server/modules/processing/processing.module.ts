import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ProcessingController } from './processing.controller';
import { ProcessingService } from './processing.service';

/** The half of processing that answers people; the reading itself is in reading.module.ts. */
@Module({
  imports: [ScreenshotsModule],
  controllers: [ProcessingController],
  providers: [ProcessingService],
})
export class ProcessingModule {}
