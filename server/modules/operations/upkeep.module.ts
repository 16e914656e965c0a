import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { UpkeepService } from './upkeep.service';

/** Runs in the worker process only. */
@Module({
  imports: [ScheduleModule.forRoot(), ScreenshotsModule, CollectionsModule],
  providers: [UpkeepService],
})
export class UpkeepModule {}
