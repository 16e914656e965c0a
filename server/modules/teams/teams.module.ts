import { Module } from '@nestjs/common';
import { MailModule } from '../../infra/mail/mail.module';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { InviteAnswersController } from './invite-answers.controller';
import { InviteAnswers } from './invite-answers.service';
import { InviteGate } from './invite-gate.service';
import { InviteTokens } from './invite-tokens.service';
import { InvitesController } from './invites.controller';
import { InvitesRepository } from './invites.repository';
import { InvitesService } from './invites.service';
import { SentInvites } from './sent-invites.service';
import { TeamActivityController } from './team-activity.controller';
import { TeamDeletion } from './team-deletion.service';
import { TeamMails } from './team-mails.service';
import { TeamMembersController } from './team-members.controller';
import { TeamMembers } from './team-members.service';
import { TeamsController } from './teams.controller';
import { TeamsRepository } from './teams.repository';
import { TeamsService } from './teams.service';

@Module({
  imports: [MailModule, WorkspacesModule, BillingModule],
  controllers: [
    TeamsController,
    TeamMembersController,
    TeamActivityController,
    InvitesController,
    InviteAnswersController,
  ],
  providers: [
    TeamsRepository,
    TeamsService,
    TeamMembers,
    InvitesRepository,
    InvitesService,
    SentInvites,
    TeamDeletion,
    TeamMails,
    InviteGate,
    InviteTokens,
    InviteAnswers,
  ],
  exports: [SentInvites],
})
export class TeamsModule {}
