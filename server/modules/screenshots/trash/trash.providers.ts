import { PurgeService } from './purge.service';
import { RemoveFilesWorker } from './remove-files.worker';
import { TrashAccessService } from './trash-access.service';
import { TrashRepository } from './trash.repository';
import { TrashSchedule } from './trash.schedule';
import { TrashService } from './trash.service';

export const trashProviders = [
  PurgeService,
  RemoveFilesWorker,
  TrashAccessService,
  TrashRepository,
  TrashSchedule,
  TrashService,
];
