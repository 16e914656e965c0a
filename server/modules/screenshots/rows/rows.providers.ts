import { ScreenshotRowsRepository } from './screenshot-rows.repository';
import { ScreenshotsRepository } from './screenshots.repository';
import { ScreenshotsService } from './screenshots.service';

export const rowsProviders = [ScreenshotRowsRepository, ScreenshotsRepository, ScreenshotsService];
