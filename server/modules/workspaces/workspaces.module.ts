import { Module } from '@nestjs/common';
import { MembershipChanges } from './membership-changes.service';
import { MembershipsRepository } from './memberships.repository';
import { Memberships } from './memberships.service';
import { WorkspacesRepository } from './workspaces.repository';
import { WorkspacesService } from './workspaces.service';

@Module({
  providers: [
    WorkspacesRepository,
    WorkspacesService,
    MembershipsRepository,
    MembershipChanges,
    Memberships,
  ],
  exports: [WorkspacesService, MembershipChanges, Memberships],
})
export class WorkspacesModule {}
