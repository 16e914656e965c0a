import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MISSED_MS } from '../../contract/limits';
import {
  ScreenshotAnnouncementsService,
  type ScreenshotChange,
} from '../screenshots/follow-up/screenshot-announcements.service';

/** Of all workspaces in this process. */
const MOST_KEPT = 2_000;
/** A page that missed more reads its lists again, which costs less than that many rows. */
const MOST_TOLD = 50;

/** Keeps the latest changes for pages that open their stream only after they have loaded their rows. */
@Injectable()
export class RecentChanges implements OnModuleInit {
  private kept: { at: number; change: ScreenshotChange }[] = [];
  /** Changes up to this time are not known. By a clock that nobody sets, in milliseconds. */
  private forgottenAt = performance.now();

  constructor(private readonly announcements: ScreenshotAnnouncementsService) {}

  /** Does not wait for the database: streams hear of an outage by themselves. */
  onModuleInit(): void {
    void this.announcements.subscribe((change) => this.keep(change)).catch(() => undefined);
  }

  /** The changes of a workspace in the last `ms` milliseconds, the oldest first; null when they are too many or not known. */
  since(workspaceId: string, ms: number): ScreenshotChange[] | null {
    const from = performance.now() - ms;
    if (this.forgottenAt >= from) return null;
    const missed = this.kept
      .filter(({ at, change }) => at >= from && change.workspaceId === workspaceId)
      .map(({ change }) => change);
    return missed.length > MOST_TOLD ? null : missed;
  }

  private keep(change: ScreenshotChange): void {
    const at = performance.now();
    this.kept.push({ at, change });
    const isOld = (it: { at: number }) => it.at < at - MISSED_MS;
    while (this.kept.length > MOST_KEPT || isOld(this.kept[0]!)) {
      this.forgottenAt = this.kept.shift()!.at;
    }
  }
}
