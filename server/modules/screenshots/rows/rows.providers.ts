import { ScreenshotEntitiesRepository } from './screenshot-entities.repository';
import { ScreenshotFindingsRepository } from './screenshot-findings.repository';
import { ScreenshotGroupsService } from './screenshot-groups.service';
import { ScreenshotIdsRepository } from './screenshot-ids.repository';
import { ScreenshotRowsRepository } from './screenshot-rows.repository';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

export const rowsProviders = [
  ScreenshotEntitiesRepository,
  ScreenshotFindingsRepository,
  ScreenshotGroupsService,
  ScreenshotIdsRepository,
  ScreenshotRowsRepository,
  ScreenshotsRepository,
  ScreenshotsService,
];
