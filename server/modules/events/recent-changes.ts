import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MISSED_MS } from '../../contract/limits';
import {
  ScreenshotAnnouncementsService,
  type ScreenshotChange,
} from '../screenshots/follow-up/screenshot-announcements.service';
import {
  ListAnnouncementsService,
  type ListChange,
} from '../workspaces/list-announcements.service';

/** Of all workspaces in this process. */
const MOST_KEPT = 2_000;
/** A page that missed changes of more rows reads its lists again, which costs less. */
const MOST_TOLD = 50;

/** Keeps the latest changes for pages that open their stream only after they have loaded their rows. */
@Injectable()
export class RecentChanges implements OnModuleInit {
  private kept: { at: number; change: ScreenshotChange | ListChange }[] = [];
  /** Changes up to this time are not known, in milliseconds of `performance.now()`. */
  private forgottenAt = Infinity;

  constructor(
    private readonly announcements: ScreenshotAnnouncementsService,
    private readonly lists: ListAnnouncementsService,
  ) {}

  /** Does not wait for the database: until it listens nothing is known. */
  onModuleInit(): void {
    const keep = (change: ScreenshotChange | ListChange) => this.keep(change);
    void Promise.all([this.announcements.subscribe(keep), this.lists.subscribe(keep)]).then(
      () => (this.forgottenAt = performance.now()),
    );
  }

  /**
   * The last change of each row of a workspace since a moment (milliseconds of `performance.now()`), the oldest first. Null
   * where they are too many or not known, where a row is new, which the page may have counted already, and where a list has
   * changed.
   */
  since(workspaceId: string, from: number): ScreenshotChange[] | null {
    if (Math.max(this.forgottenAt, this.announcements.listeningSince) >= from) return null;
    const missed = this.kept
      .filter(({ at, change }) => at >= from && change.workspaceId === workspaceId)
      .map(({ change }) => change);
    const rows = new Map<string, ScreenshotChange>();
    for (const change of missed) {
      if ('list' in change || change.change === 'created') return null;
      rows.set(change.id, change);
    }
    return rows.size > MOST_TOLD ? null : [...rows.values()];
  }

  private keep(change: ScreenshotChange | ListChange): void {
    const at = performance.now();
    this.kept.push({ at, change });
    const isOld = (it: { at: number }) => it.at < at - MISSED_MS;
    while (this.kept.length > MOST_KEPT || isOld(this.kept[0]!)) {
      this.forgottenAt = this.kept.shift()!.at;
    }
  }
}
