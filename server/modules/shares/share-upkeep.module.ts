import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ShareUpkeepRepository } from './share-upkeep.repository';
import { SharesSchedule } from './shares.schedule';

/** What links leave behind is removed in the worker. */
@Module({
  imports: [ScreenshotsModule],
  providers: [ShareUpkeepRepository, SharesSchedule],
})
export class ShareUpkeepModule {}
