import { Module } from '@nestjs/common';
import { MailModule } from '../../infra/mail/mail.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { CommentMentionsService } from './comment-mentions.service';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';
import { MentionLimitsService } from './mention-limits.service';

@Module({
  imports: [MailModule, WorkspacesModule, ScreenshotsModule],
  controllers: [CommentsController],
  providers: [CommentsRepository, MentionLimitsService, CommentMentionsService, CommentsService],
  exports: [CommentsService],
})
export class CommentsModule {}
