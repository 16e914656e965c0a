import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { StreamPlaces } from './stream-places';

@Module({
  imports: [WorkspacesModule, ScreenshotsModule],
  controllers: [EventsController],
  providers: [EventsService, StreamPlaces],
})
export class EventsModule {}
