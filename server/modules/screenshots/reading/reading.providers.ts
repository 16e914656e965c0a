import { ProcessingStatusService } from './processing-status.service';
import { ReadingRequestsService } from './reading-requests.service';
import { ReadingResultsService } from './reading-results.service';
import { ReadingsRepository } from './readings.repository';

export const readingProviders = [
  ProcessingStatusService,
  ReadingRequestsService,
  ReadingResultsService,
  ReadingsRepository,
];
