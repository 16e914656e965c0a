import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { SiteModule } from '../site/site.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { InviteAnswersController } from './invite-answers.controller';
import { InviteAnswersService } from './invite-answers.service';
import { InviteEndingsService } from './invite-endings.service';
import { InviteCheckService } from './invite-check.service';
import { InviteTokensService } from './invite-tokens.service';
import { InvitesController } from './invites.controller';
import { InvitesRepository } from './invites.repository';
import { InvitesService } from './invites.service';
import { SentInvitesService } from './sent-invites.service';
import { TeamActivityController } from './team-activity.controller';
import { TeamDeletionService } from './team-deletion.service';
import { TeamMailsService } from './team-mails.service';
import { TeamMembersController } from './team-members.controller';
import { TeamMembersService } from './team-members.service';
import { TeamsController } from './teams.controller';
import { TeamsRepository } from './teams.repository';
import { TeamsSchedule } from './teams.schedule';
import { TeamsService } from './teams.service';

@Module({
  imports: [SiteModule, WorkspacesModule, BillingModule],
  controllers: [
    TeamsController,
    TeamMembersController,
    TeamActivityController,
    InvitesController,
    InviteAnswersController,
  ],
  providers: [
    TeamsRepository,
    TeamsSchedule,
    TeamsService,
    TeamMembersService,
    InvitesRepository,
    InvitesService,
    SentInvitesService,
    InviteEndingsService,
    TeamDeletionService,
    TeamMailsService,
    InviteCheckService,
    InviteTokensService,
    InviteAnswersService,
  ],
  exports: [SentInvitesService, InviteEndingsService],
})
export class TeamsModule {}
