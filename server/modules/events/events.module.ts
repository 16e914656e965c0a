import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { RecentChanges } from './recent-changes';
import { StreamPlaces } from './stream-places';

@Module({
  imports: [AuthModule, WorkspacesModule, ScreenshotsModule],
  controllers: [EventsController],
  providers: [EventsService, RecentChanges, StreamPlaces],
})
export class EventsModule {}
