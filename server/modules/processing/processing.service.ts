import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import { Clock } from '../../common/clock';
import { ReadingsService } from '../screenshots/readings.service';
import { ScreenshotChanges } from '../screenshots/screenshot-changes.service';
import type { ScreenshotRow } from '../screenshots/screenshot-row';
import { ScreenshotsService } from '../screenshots/screenshots.service';
import { isFresh } from './fresh-reading';

/** A client waits 30 s (spec §9); the answer must come before. */
const WAIT_MS = 25_000;

@Injectable()
export class ProcessingService {
  constructor(
    private readonly screenshots: ScreenshotsService,
    private readonly readings: ReadingsService,
    private readonly changes: ScreenshotChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Has an image read and waits for it (decisions 12). Null while that still goes on after the waiting time;
   * throws 422 when it failed.
   */
  async process(
    userId: string,
    id: string,
    { rerun, signal }: { rerun: boolean; signal: AbortSignal },
  ): Promise<ScreenshotRow | null> {
    const { scope, row } = await this.screenshots.openUnlocked(userId, id);
    if (!rerun && isFresh(row, this.clock.now())) return row;
    const look = () => this.screenshots.get(scope, id);
    const waiting = await this.watch(id, look, signal);
    try {
      await this.readings.request({ workspaceId: scope.workspaceId, screenshotId: id });
      waiting.arm();
      return await waiting.ended;
    } finally {
      waiting.stop();
    }
  }

  /** Listens before the job is queued, so that no end is missed. */
  private async watch(id: string, look: () => Promise<ScreenshotRow>, signal: AbortSignal) {
    let settle: (row: ScreenshotRow | null) => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const ended = new Promise<ScreenshotRow | null>((resolve, reject) => {
      settle = resolve;
      refuse = reject;
    });
    // Nobody may be waiting any more when it is refused.
    ended.catch(() => undefined);
    let isArmed = false;
    const onChange = async () => {
      // Before the request is made, an earlier end of this row is not the one that is waited for.
      if (!isArmed) return;
      const row = await look();
      if (row.processingStatus === 'done') settle(row);
      if (row.processingStatus === 'failed') refuse(processingFailed(row));
    };
    const unsubscribe = await this.changes.subscribe((change) => {
      if (change.id === id && change.change === 'updated') onChange().catch(refuse);
    });
    const timer = setTimeout(() => settle(null), WAIT_MS);
    signal.addEventListener('abort', () => settle(null), { once: true });
    const stop = () => {
      unsubscribe();
      clearTimeout(timer);
    };
    const arm = () => {
      isArmed = true;
      // It may have ended between the request and now.
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
