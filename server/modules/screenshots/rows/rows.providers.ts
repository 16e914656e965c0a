import { ScreenshotFindingsRepository } from './screenshot-findings.repository';
import { ScreenshotGroupsService } from './screenshot-groups.service';
import { ScreenshotRowsRepository } from './screenshot-rows.repository';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

export const rowsProviders = [
  ScreenshotFindingsRepository,
  ScreenshotGroupsService,
  ScreenshotRowsRepository,
  ScreenshotsRepository,
  ScreenshotsService,
];
