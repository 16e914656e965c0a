import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { EntitiesController } from './entities.controller';
import { EntitiesRepository } from './entities.repository';
import { EntitiesService } from './entities.service';
import { EntityArchiveService } from './entity-archive.service';
import { EntityTableService } from './entity-table.service';

/** The part of the module that serves requests; entity-finder.module.ts finds what it lists. */
@Module({
  imports: [WorkspacesModule, ScreenshotsModule],
  controllers: [EntitiesController],
  providers: [EntitiesRepository, EntitiesService, EntityArchiveService, EntityTableService],
  exports: [EntityArchiveService],
})
export class EntitiesModule {}
