import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { TagsController } from './tags.controller';
import { TagsRepository } from './tags.repository';
import { TagsSchedule } from './tags.schedule';
import { TagsService } from './tags.service';

@Module({
  imports: [WorkspacesModule, ScreenshotsModule],
  controllers: [TagsController],
  providers: [TagsRepository, TagsSchedule, TagsService],
  exports: [TagsService],
})
export class TagsModule {}
