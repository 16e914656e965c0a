import { ReadPagesService } from './read-pages.service';
import { RedactedCopiesService } from './redacted-copies.service';
import { RedactedImagesService } from './redacted-images.service';
import { RedactionsRepository } from './redactions.repository';
import { RedactionsService } from './redactions.service';

export const redactionsProviders = [
  RedactionsRepository,
  ReadPagesService,
  RedactedCopiesService,
  RedactionsService,
  RedactedImagesService,
];
