import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Draining } from '../../common/http/draining';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { ScreenshotChanges } from '../screenshots/screenshot-changes.service';
import { MembershipChanges } from '../workspaces/membership-changes.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { comment, screenshotEvent } from './event-stream';

/** Also the longest an ended session still hears anything. */
const HEARTBEAT_MS = 20_000;

export interface EventSink {
  write(text: string): void;
  end(): void;
}

/** Streams the changes of a workspace to those who look at it: ids only, so nothing leaks that was not asked for. */
@Injectable()
export class EventsService implements OnApplicationShutdown {
  private readonly closers = new Set<() => void>();

  constructor(
    private readonly changes: ScreenshotChanges,
    private readonly workspaces: WorkspacesService,
    private readonly memberships: MembershipChanges,
    draining: Draining,
  ) {
    // Browsers come back by themselves, to another process.
    draining.signal.addEventListener('abort', () => this.closeAll());
  }

  /** The returned function ends the stream from our side. */
  async open(
    scope: WorkspaceScope,
    sink: EventSink,
    isStillSignedIn: () => Promise<boolean>,
  ): Promise<() => void> {
    const unsubscribe = await this.changes.subscribe((change) => {
      if (change.workspaceId === scope.workspaceId) sink.write(screenshotEvent(change));
    });
    const check = (onAllowed: () => void) => {
      this.mayStillListen(scope, isStillSignedIn).then(
        (isAllowed) => (isAllowed ? onAllowed() : close()),
        // An outage is no reason to hang up; the next beat asks again.
        () => undefined,
      );
    };
    const unsubscribeEnds = await this.memberships.subscribe(({ workspaceId, userId }) => {
      if (workspaceId !== scope.workspaceId) return;
      if (userId === null || userId === scope.userId) check(() => undefined);
    });
    const beat = setInterval(() => check(() => sink.write(comment('still here'))), HEARTBEAT_MS);
    const close = () => {
      if (!this.closers.delete(close)) return;
      unsubscribe();
      unsubscribeEnds();
      clearInterval(beat);
      sink.end();
    };
    this.closers.add(close);
    sink.write(comment('listening'));
    return close;
  }

  onApplicationShutdown(): void {
    this.closeAll();
  }

  private closeAll(): void {
    for (const close of [...this.closers]) close();
  }

  private async mayStillListen(
    { userId, workspaceId }: WorkspaceScope,
    isStillSignedIn: () => Promise<boolean>,
  ): Promise<boolean> {
    if (!(await isStillSignedIn())) return false;
    return (await this.workspaces.enter(userId, workspaceId)) !== null;
  }
}
