import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { InviteAnswersController } from './invite-answers.controller';
import { InviteAnswers } from './invite-answers.service';
import { InviteGate } from './invite-gate.service';
import { InviteTokens } from './invite-tokens.service';
import { InvitesController } from './invites.controller';
import { InvitesRepository } from './invites.repository';
import { InvitesService } from './invites.service';
import { TeamActivityController } from './team-activity.controller';
import { TeamMembersController } from './team-members.controller';
import { TeamMembers } from './team-members.service';
import { TeamsController } from './teams.controller';
import { TeamsRepository } from './teams.repository';
import { TeamsService } from './teams.service';

@Module({
  imports: [WorkspacesModule, BillingModule],
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
    InviteGate,
    InviteTokens,
    InviteAnswers,
  ],
  exports: [InvitesService],
})
export class TeamsModule {}
