import { Module } from '@nestjs/common';
import { MembershipChanges } from './membership-changes.service';
import { MembershipsRepository } from './memberships.repository';
import { Memberships } from './memberships.service';
import { TeamActivityRepository } from './team-activity.repository';
import { TeamActivity } from './team-activity.service';
import { WorkspacesRepository } from './workspaces.repository';
import { WorkspacesService } from './workspaces.service';

@Module({
  providers: [
    WorkspacesRepository,
    WorkspacesService,
    MembershipsRepository,
    MembershipChanges,
    Memberships,
    TeamActivityRepository,
    TeamActivity,
  ],
  exports: [WorkspacesService, MembershipChanges, Memberships, TeamActivity],
})
export class WorkspacesModule {}
