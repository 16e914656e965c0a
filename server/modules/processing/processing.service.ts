import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import type { PersonScope } from '../../common/person-scope';
import { ReadingRequestsService } from '../screenshots/reading/reading-requests.service';
import { ScreenshotAnnouncementsService } from '../screenshots/follow-up/screenshot-announcements.service';
import type { ScreenshotRow } from '../screenshots/rows/screenshot-row';
import { ScreenshotsService } from '../screenshots/rows/screenshots.service';
import { isFresh } from './fresh-reading';

/** Clients time out after 30 s, so the answer must come before that (docs/decisions.md#reading-queue). */
const WAIT_MS = 25_000;

@Injectable()
export class ProcessingService {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly readings: ReadingRequestsService,
    private readonly changes: ScreenshotAnnouncementsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests the reading of an image and waits for it (docs/decisions.md#reading-queue). Returns null when it is still
   * going on after the waiting time; throws 422 when it failed.
   */
  async process(
    person: PersonScope,
    id: string,
    { rerun, signal }: { rerun: boolean; signal: AbortSignal },
  ): Promise<ScreenshotRow | null> {
    const { scope, row } = await this.screenshots.openUnlocked(person, id);
    if (!rerun && isFresh(row, this.clock.now())) return row;
    const look = () => this.screenshots.get(scope, id);
    const waiting = await this.watch(id, look, signal);
    try {
      await this.readings.request(scope, id);
      waiting.arm();
      return await waiting.ended;
    } finally {
      waiting.stop();
    }
  }

  /** Listens before the job is queued, so that its end cannot be missed. */
  private async watch(id: string, look: () => Promise<ScreenshotRow>, signal: AbortSignal) {
    let settle: (row: ScreenshotRow | null) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const ended = new Promise<ScreenshotRow | null>((resolve, reject) => {
      settle = resolve;
      refuse = reject;
    });
    // It may be rejected when nobody waits for it any more.
    ended.catch(() => undefined);
    let isArmed = false;
    const onChange = async () => {
      // Ignores the end of an earlier reading, which may arrive before the request is made.
      if (!isArmed) return;
      const row = await look();
      if (row.processingStatus === 'done') settle(row);
      if (row.processingStatus === 'failed') refuse(processingFailed(row));
    };
    const unsubscribe = await this.changes.subscribe((change) => {
      if (change.id === id && change.change === 'updated') onChange().catch(refuse);
    });
    const timer = setTimeout(() => settle(null), WAIT_MS);
    // The client may have gone before this listens.
    if (signal.aborted) settle(null);
    else signal.addEventListener('abort', () => settle(null), { once: true });
    const stop = () => {
      unsubscribe();
      clearTimeout(timer);
    };
    const arm = () => {
      isArmed = true;
      // The reading may have ended between the request and now.
      onChange().catch(refuse);
    };
    return { ended, arm, stop };
  }
}

function processingFailed(row: ScreenshotRow): AppError {
  return new AppError('processing_failed', row.processingError ?? 'Processing failed', {
    screenshot_id: row.id,
  });
}
