import { ArrivingFilesService } from './arriving-files.service';
import { SamplesService } from './samples.service';
import { ScreenshotStoreService } from './screenshot-store.service';
import { UploadBurstInterceptor } from './upload-burst.interceptor';
import { UploadRecoveryService } from './upload-recovery.service';
import { UploadsSchedule } from './uploads.schedule';
import { UploadsService } from './uploads.service';

export const uploadsProviders = [
  ArrivingFilesService,
  SamplesService,
  ScreenshotStoreService,
  UploadBurstInterceptor,
  UploadRecoveryService,
  UploadsSchedule,
  UploadsService,
];
