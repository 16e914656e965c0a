import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { SiteModule } from '../site/site.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { CommentMentionsService } from './comment-mentions.service';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';

@Module({
  imports: [SiteModule, WorkspacesModule, ScreenshotsModule],
  controllers: [CommentsController],
  providers: [CommentsRepository, CommentMentionsService, CommentsService],
  exports: [CommentsService],
})
export class CommentsModule {}
