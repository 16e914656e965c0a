import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Draining } from '../../common/http/draining';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { ScreenshotAnnouncementsService } from '../screenshots/follow-up/screenshot-announcements.service';
import { SignOutsService } from '../auth/sign-outs.service';
import { ListAnnouncementsService } from '../workspaces/list-announcements.service';
import { MembershipChangesService } from '../workspaces/membership-changes.service';
import { WorkspacesService } from '../workspaces/workspaces.service';
import { comment, GAP, listEvent, screenshotEvent } from './event-lines';
import { RecentChanges } from './recent-changes';

export interface EventSink {
  write(text: string): void;
  /** Bytes that the client has not read yet. */
  waiting(): number;
  end(): void;
  /** Closes without waiting for a client that has stopped reading. */
  cut(): void;
}

/** The workspace a listener follows, since when, and a check whether the person is still signed in. */
export interface EventListener {
  scope: WorkspaceAccess;
  isStillSignedIn: () => Promise<boolean>;
  missedMs: number;
}

/** Streams changes of a workspace to open pages. Events hold ids only, so they leak no content. */
@Injectable()
export class EventsService implements OnApplicationShutdown {
  private readonly closers = new Set<() => void>();
  /** Also the longest time for which a session that has expired, or a token without its plan, still receives events. */
  private readonly heartbeatMs: number;

  constructor(
    private readonly recent: RecentChanges,
    private readonly changes: ScreenshotAnnouncementsService,
    private readonly lists: ListAnnouncementsService,
    private readonly workspaces: WorkspacesService,
    private readonly memberships: MembershipChangesService,
    private readonly signOuts: SignOutsService,
    draining: Draining,
    @Inject(CONFIG) config: Config,
  ) {
    this.heartbeatMs = config.http.checkMs;
    // Browsers reconnect by themselves, to another process.
    draining.signal.addEventListener('abort', () => this.closeAll());
  }

  /** The returned function ends the stream from the server's side. */
  async open(listener: EventListener, sink: EventSink): Promise<() => void> {
    const { scope, isStillSignedIn, missedMs } = listener;
    const from = performance.now() - missedMs;
    const endings: (() => void)[] = [];
    const close = () => {
      if (!this.closers.delete(close)) return;
      for (const end of endings) end();
      sink.end();
    };
    const isOpen = () => this.closers.has(close);
    const onceSubscribed = async (subscription: Promise<() => void>) => {
      const unsubscribe = await subscription;
      if (isOpen()) endings.push(unsubscribe);
      else unsubscribe();
    };
    const tell = ({ workspaceId }: { workspaceId: string }, event: string) => {
      if (workspaceId === scope.workspaceId && isOpen()) sink.write(event);
    };
    const check = (onAllowed: () => void) => {
      this.workspaces.reenter(scope, isStillSignedIn).then(
        (current) => {
          if (!current) close();
          else if (isOpen()) onAllowed();
        },
        // An outage is no reason to close the stream; the next heartbeat checks again.
        () => undefined,
      );
    };
    // Before the subscriptions: each may be heard while the next one is waited for.
    this.closers.add(close);
    try {
      await onceSubscribed(
        this.changes.subscribe((change) => tell(change, screenshotEvent(change))),
      );
      await onceSubscribed(this.lists.subscribe((change) => tell(change, listEvent(change))));
      await onceSubscribed(
        this.memberships.subscribe(({ workspaceId, userId }) => {
          if (workspaceId !== scope.workspaceId) return;
          if (userId === null || userId === scope.userId) check(() => undefined);
        }),
      );
      await onceSubscribed(
        this.signOuts.subscribe(({ userId }) => {
          if (userId === scope.userId) check(() => undefined);
        }),
      );
    } catch (error) {
      close();
      throw error;
    }
    if (!isOpen()) return close;
    endings.push(this.startBeat(sink, check));
    sink.write(comment('listening'));
    const missed = missedMs > 0 ? this.recent.since(scope.workspaceId, from) : [];
    sink.write(missed ? missed.map(screenshotEvent).join('') : GAP);
    // An end before the subscriptions was heard by none of them.
    check(() => undefined);
    return close;
  }

  /** The returned function stops it. */
  private startBeat(sink: EventSink, check: (onAllowed: () => void) => void): () => void {
    const beat = setInterval(() => {
      // Data that still waits after one heartbeat is for a client that has stopped reading.
      if (sink.waiting() > 0) sink.cut();
      else check(() => sink.write(comment('still here')));
    }, this.heartbeatMs);
    return () => clearInterval(beat);
  }

  onApplicationShutdown(): void {
    this.closeAll();
  }

  private closeAll(): void {
    for (const close of [...this.closers]) close();
  }
}
