import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { TeamMembersController } from './team-members.controller';
import { TeamMembers } from './team-members.service';
import { TeamsController } from './teams.controller';
import { TeamsRepository } from './teams.repository';
import { TeamsService } from './teams.service';

@Module({
  imports: [WorkspacesModule, BillingModule],
  controllers: [TeamsController, TeamMembersController],
  providers: [TeamsRepository, TeamsService, TeamMembers],
})
export class TeamsModule {}
