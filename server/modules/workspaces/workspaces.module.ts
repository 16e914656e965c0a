import { Module } from '@nestjs/common';
import { ListAnnouncementsService } from './list-announcements.service';
import { MembershipChangesService } from './membership-changes.service';
import { MembershipsRepository } from './memberships.repository';
import { MembershipsService } from './memberships.service';
import { TeamActivityRepository } from './team-activity.repository';
import { TeamActivityService } from './team-activity.service';
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
    ListAnnouncementsService,
    MembershipChangesService,
    MembershipsService,
    TeamActivityRepository,
    TeamActivityService,
    WorkspaceSettingsRepository,
    WorkspaceSettingsService,
  ],
  exports: [
    WorkspacesService,
    ListAnnouncementsService,
    MembershipChangesService,
    MembershipsService,
    TeamActivityService,
  ],
})
export class WorkspacesModule {}
