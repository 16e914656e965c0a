import { ScreenshotEntitiesRepository } from './screenshot-entities.repository';
import { ScreenshotGroupsService } from './screenshot-groups.service';
import { ScreenshotRowsRepository } from './screenshot-rows.repository';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

export const rowsProviders = [
  ScreenshotEntitiesRepository,
  ScreenshotGroupsService,
  ScreenshotRowsRepository,
  ScreenshotsRepository,
  ScreenshotsService,
];
