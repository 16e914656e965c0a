import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { SystemScope } from '../../common/system-scope';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { READING_VERSION } from '../../common/reading-version';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { OcrImageError, OcrTimeoutError } from '../../infra/ocr/ocr-errors';
import type { JobRun } from '../../infra/queue/job-handler';
import { SILENT } from '../../infra/queue/job-table';
import { isAbsent } from '../../infra/storage/absent';
import { FileStorage } from '../../infra/storage/file-storage';
import { FILE_MISSING } from '../screenshots/files/missing-file';
import { ReadingResultsService } from '../screenshots/reading/reading-results.service';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { readScreenshot } from './read-screenshot';
import { VisionSuggestionsService } from './vision-suggestions.service';

const FULL_SIZE_MEGAPIXELS = 12;
/** Used after a time-out: fewer pixels are read faster (docs/decisions.md#reading-retries). */
const REDUCED_MEGAPIXELS = 6;
const BUDGET_MS = 60_000;

/** Reads one screenshot and stores the result. Safe to repeat: the last reading replaces the one before. */
@Injectable()
export class ScreenshotReaderService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ScreenshotReaderService.name);

  constructor(
    private readonly readings: ReadingRequestsService,
    private readonly results: ReadingResultsService,
    private readonly storage: FileStorage,
    private readonly engine: OcrEngine,
    private readonly vision: VisionSuggestionsService,
  ) {}

  async read(screenshotId: string, run: JobRun): Promise<void> {
    const scope = await this.readings.whereabouts(run.system, screenshotId);
    const subject = scope && (await this.readings.findSubject(scope, screenshotId));
    // A trashed screenshot is read when it is restored; a deleted one is never read.
    if (!scope || !subject || subject.isTrashed) return;
    await this.readings.begin(scope, screenshotId);
    const { ocr, analysis, remark } = await this.analyse(scope, { ...subject, screenshotId }, run);
    const isStored = await this.results.store(scope, screenshotId, {
      text: ocr.text,
      lines: ocr.lines,
      language: ocr.language,
      engine: ocr.engine,
      version: READING_VERSION,
      remark,
      ...analysis,
    });
    if (!isStored) return this.assertGone(screenshotId, run);
    const { imageDate } = subject;
    await this.vision.take(scope, screenshotId, { ocr, analysis, imageDate, run });
  }

  /**
   * Runs after the last attempt: the row states the reason, and the upload stays counted
   * (docs/decisions.md#reading-retries).
   */
  async giveUp(system: SystemScope, screenshotId: string, error: unknown): Promise<void> {
    const scope = await this.readings.whereabouts(system, screenshotId);
    if (scope) await this.readings.fail(scope, screenshotId, reasonOf(error));
  }

  /** One that was moved to another space meanwhile is read there by the next attempt. */
  private async assertGone(screenshotId: string, { system }: JobRun): Promise<void> {
    if (await this.readings.whereabouts(system, screenshotId))
      throw new Error('the image was moved to another space while it was read');
  }

  /** A damaged or missing file, or a second time-out in a row (docs/decisions.md#reading-retries). */
  isFinal(error: unknown, lastError: string | null): boolean {
    if (error instanceof OcrImageError || isAbsent(error)) return true;
    return error instanceof OcrTimeoutError && tookTooLong(lastError);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.engine.close();
  }

  private async analyse(
    scope: WorkspaceScope,
    subject: { screenshotId: string; originalName: string; imageDate: string },
    run: JobRun,
  ) {
    const isReduced = tookTooLong(run.lastError);
    if (isReduced) this.logger.log(`reading ${subject.screenshotId} at a reduced size`);
    return readScreenshot(this.engine, {
      image: await this.storage.read(subject.screenshotId, 'original'),
      fileName: subject.originalName,
      imageDate: subject.imageDate,
      knownTags: await this.readings.listKnownTags(scope),
      maxMegapixels: isReduced ? REDUCED_MEGAPIXELS : FULL_SIZE_MEGAPIXELS,
      timeoutMs: BUDGET_MS,
      // The process vanished at the last try: this one runs as little as possible beside it.
      isAssisted: run.lastError !== SILENT,
      signal: run.signal,
    });
  }
}

/** Derived from the job's row, so it holds in whatever process the next attempt runs. */
const tookTooLong = (lastError: string | null) => lastError === new OcrTimeoutError().message;

/** The reason that the card shows. */
function reasonOf(error: unknown): string {
  if (error instanceof OcrTimeoutError) return 'Reading this image took too long.';
  if (error instanceof OcrImageError) return 'The text engine could not open this image.';
  if (isAbsent(error)) return FILE_MISSING;
  return 'Reading this image failed. Try again.';
}
