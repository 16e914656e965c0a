import { Module } from '@nestjs/common';
import { CollectionsModule } from '../collections/collections.module';
import { CommentsModule } from '../comments/comments.module';
import { FindingsModule } from '../findings/findings.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { TagsModule } from '../tags/tags.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';

@Module({
  imports: [
    WorkspacesModule,
    ScreenshotsModule,
    CollectionsModule,
    CommentsModule,
    FindingsModule,
    TagsModule,
  ],
  controllers: [ExportController],
  providers: [ExportService],
})
export class ExportModule {}
