import { Module } from '@nestjs/common';
import { MembershipChanges } from './membership-changes.service';
import { MembershipsRepository } from './memberships.repository';
import { Memberships } from './memberships.service';
import { TeamActivityRepository } from './team-activity.repository';
import { TeamActivity } from './team-activity.service';
import { WorkspaceSettingsController } from './workspace-settings.controller';
import { WorkspaceSettingsRepository } from './workspace-settings.repository';
import { WorkspaceSettingsService } from './workspace-settings.service';
import { WorkspacesRepository } from './workspaces.repository';
import { WorkspacesService } from './workspaces.service';

@Module({
  controllers: [WorkspaceSettingsController],
  providers: [
    WorkspacesRepository,
    WorkspacesService,
    MembershipsRepository,
    MembershipChanges,
    Memberships,
    TeamActivityRepository,
    TeamActivity,
    WorkspaceSettingsRepository,
    WorkspaceSettingsService,
  ],
  exports: [WorkspacesService, MembershipChanges, Memberships, TeamActivity],
})
export class WorkspacesModule {}
