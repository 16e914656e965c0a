import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { ReadScreenshotPayload } from '../../common/jobs/read-screenshot.job';
import { OcrEngine } from '../../infra/ocr/ocr-engine';
import { OcrImageError, OcrTimeoutError } from '../../infra/ocr/ocr-errors';
import type { JobRun } from '../../infra/queue/job-handler';
import { isAbsent } from '../../infra/storage/absent';
import { FileStorage } from '../../infra/storage/file-storage';
import { FILE_MISSING } from '../screenshots/lost-file';
import { ReadingResults } from '../screenshots/reading-results.service';
import { ReadingsService } from '../screenshots/readings.service';
import { readScreenshot } from './read-screenshot';
import { SecondLook } from './second-look.service';

const FULL_SIZE_MEGAPIXELS = 12;
/** After a time-out: fewer pixels are read sooner (decisions 13). */
const REDUCED_MEGAPIXELS = 6;
const BUDGET_MS = 60_000;

/** Reads one screenshot and stores what was found. Safe to repeat: the last reading replaces the one before. */
@Injectable()
export class ReadingService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReadingService.name);

  constructor(
    private readonly readings: ReadingsService,
    private readonly results: ReadingResults,
    private readonly storage: FileStorage,
    private readonly engine: OcrEngine,
    private readonly secondLook: SecondLook,
  ) {}

  async read(place: ReadScreenshotPayload, run: JobRun): Promise<void> {
    const subject = await this.readings.findSubject(place);
    // What lies in the trash is read when it comes back, and what is gone not at all.
    if (!subject || subject.isTrashed) return;
    await this.readings.begin(place);
    const { ocr, analysis } = await this.analyse(place, subject, run);
    await this.results.store(place, {
      text: ocr.text,
      lines: ocr.lines,
      language: ocr.language,
      engine: ocr.engine,
      ...analysis,
    });
    const { imageDate } = subject;
    await this.secondLook.take(place, { ocr, analysis, imageDate, signal: run.signal });
  }

  /** No try follows: the row says why, and its allowance is spent all the same (decisions 13). */
  async giveUp(place: ReadScreenshotPayload, error: unknown): Promise<void> {
    await this.readings.fail(place, reasonOf(error));
  }

  /** The try after a time-out is the last; damaged bytes stay damaged. */
  isFinal(error: unknown, lastError: string | null): boolean {
    if (error instanceof OcrImageError || isAbsent(error)) return true;
    return error instanceof OcrTimeoutError && tookTooLong(lastError);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.engine.close();
  }

  private async analyse(
    place: ReadScreenshotPayload,
    subject: { originalName: string; imageDate: string },
    run: JobRun,
  ) {
    const isReduced = tookTooLong(run.lastError);
    if (isReduced) this.logger.log(`reading ${place.screenshotId} at a reduced size`);
    return readScreenshot(this.engine, {
      image: await this.storage.read(place.screenshotId, 'original'),
      fileName: subject.originalName,
      imageDate: subject.imageDate,
      knownTags: await this.readings.listKnownTags(place),
      maxMegapixels: isReduced ? REDUCED_MEGAPIXELS : FULL_SIZE_MEGAPIXELS,
      timeoutMs: BUDGET_MS,
      signal: run.signal,
    });
  }
}

/** The row of the job tells it, so that it holds in whatever process the next try runs. */
const tookTooLong = (lastError: string | null) => lastError === new OcrTimeoutError().message;

/** What the person reads on the card. */
function reasonOf(error: unknown): string {
  if (error instanceof OcrTimeoutError) return 'Reading this image took too long.';
  if (error instanceof OcrImageError) return 'The text engine could not open this image.';
  if (isAbsent(error)) return FILE_MISSING;
  return 'Reading this image failed. Try again.';
}
