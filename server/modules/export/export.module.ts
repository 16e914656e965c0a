import { Module } from '@nestjs/common';
import { CollectionsModule } from '../collections/collections.module';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';

@Module({
  imports: [WorkspacesModule, ScreenshotsModule, CollectionsModule],
  controllers: [ExportController],
  providers: [ExportService],
})
export class ExportModule {}
