import { Module } from '@nestjs/common';
import { ScreenshotsModule } from '../screenshots/screenshots.module';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import { FindingsController } from './findings.controller';
import { FindingsRepository } from './findings.repository';
import { FindingsService } from './findings.service';
import { ScannedFindingsRepository } from './scanned-findings.repository';

@Module({
  imports: [WorkspacesModule, ScreenshotsModule],
  controllers: [FindingsController],
  providers: [FindingsRepository, FindingsService, ScannedFindingsRepository],
  exports: [FindingsService],
})
export class FindingsModule {}
