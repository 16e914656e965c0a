import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { OperationsModule } from './operations.module';
import { UpkeepService } from './upkeep.service';

/** Runs in the worker process only. */
@Module({
  imports: [ScheduleModule.forRoot(), ScreenshotsModule, CollectionsModule, OperationsModule],
  providers: [UpkeepService],
})
export class UpkeepModule {}
