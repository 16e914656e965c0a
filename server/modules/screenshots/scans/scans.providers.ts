import { TextScansRepository } from './text-scans.repository';
import { TextScansSchedule } from './text-scans.schedule';
import { TextScansService } from './text-scans.service';

export const scansProviders = [TextScansRepository, TextScansSchedule, TextScansService];
