import { ScreenshotDatesRepository } from './screenshot-dates.repository';
import { ScreenshotDatesService } from './screenshot-dates.service';
import { TagLinksRepository } from './tag-links.repository';
import { TagLinksService } from './tag-links.service';
import { TagRefusalsRepository } from './tag-refusals.repository';
import { TagRefusalsService } from './tag-refusals.service';

export const labelsProviders = [
  ScreenshotDatesRepository,
  ScreenshotDatesService,
  TagLinksRepository,
  TagLinksService,
  TagRefusalsRepository,
  TagRefusalsService,
];
