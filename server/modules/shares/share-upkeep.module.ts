import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { ShareUpkeepRepository } from './share-upkeep.repository';
import { SharesSchedule } from './shares.schedule';

/** The worker removes the remains of links. */
@Module({
  imports: [ScreenshotsModule],
  providers: [ShareUpkeepRepository, SharesSchedule],
})
export class ShareUpkeepModule {}
