import { ScreenshotGroupsService } from './screenshot-groups.service';
import { ScreenshotRowsRepository } from './screenshot-rows.repository';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

export const rowsProviders = [
  ScreenshotGroupsService,
  ScreenshotRowsRepository,
  ScreenshotsRepository,
  ScreenshotsService,
];
