import { Module } from '@nestjs/common';
import { MembershipsRepository } from './memberships.repository';
import { Memberships } from './memberships.service';
import { WorkspacesRepository } from './workspaces.repository';
import { WorkspacesService } from './workspaces.service';

@Module({
  providers: [WorkspacesRepository, WorkspacesService, MembershipsRepository, Memberships],
  exports: [WorkspacesService, Memberships],
})
export class WorkspacesModule {}
